import AM from 'country-flag-icons/react/3x2/AM';
import AZ from 'country-flag-icons/react/3x2/AZ';
import BY from 'country-flag-icons/react/3x2/BY';
import CN from 'country-flag-icons/react/3x2/CN';
import GE from 'country-flag-icons/react/3x2/GE';
import KG from 'country-flag-icons/react/3x2/KG';
import KZ from 'country-flag-icons/react/3x2/KZ';
import MD from 'country-flag-icons/react/3x2/MD';
import MN from 'country-flag-icons/react/3x2/MN';
import RS from 'country-flag-icons/react/3x2/RS';
import RU from 'country-flag-icons/react/3x2/RU';
import TJ from 'country-flag-icons/react/3x2/TJ';
import TM from 'country-flag-icons/react/3x2/TM';
import TR from 'country-flag-icons/react/3x2/TR';
import UZ from 'country-flag-icons/react/3x2/UZ';

/** Flags by lower-case country name as the server spells it. `Flag` shows a neutral flag for other countries. */
export const flagsByCountry: ReadonlyMap<string, typeof AM> = new Map([
  ['россия', RU],
  ['российская федерация', RU],
  ['беларусь', BY],
  ['белоруссия', BY],
  ['казахстан', KZ],
  ['армения', AM],
  ['узбекистан', UZ],
  ['кыргызстан', KG],
  ['киргизия', KG],
  ['азербайджан', AZ],
  ['грузия', GE],
  ['китай', CN],
  ['молдова', MD],
  ['монголия', MN],
  ['сербия', RS],
  ['таджикистан', TJ],
  ['туркменистан', TM],
  ['турция', TR],
]);
