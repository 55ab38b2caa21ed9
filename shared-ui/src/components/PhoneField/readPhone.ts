const RUSSIAN_CODE = '7';
const NATIONAL_DIGITS = 10;
/** Longest number under E.164, country code included. */
export const MOST_DIGITS = 15;

/** «доб. 123», «ext 5», «#12» after a number. */
const EXTENSION =
  /(?<=\d[^\d\p{L}]*)(?:доб(?:авочный)?|доп|вн(?:утр(?:енний)?)?|ext(?:ension)?|[xх#])[.:=\s]*\d{1,6}\D*$/iu;
/** Digits and usual separators, including the invisible direction marks of address books. */
const PLAIN_NUMBER = /^\+?[\d\s\p{Cf}\p{Pd}\u2212().]*$/u;

/**
 * The number in a text, without «тел.:», an extension, or a repeated country code, and with «+» for 00. Digits are
 * never changed.
 * @returns a number that may be incomplete; '' or '+' without any digits; undefined for an unclear number
 */
export function readPhone(text: string): string | undefined {
  const plain = text.normalize('NFKC');
  if (digitsOf(plain) === '') return plain.includes('+') ? '+' : '';
  const number = withPlus(
    plain
      .replace(EXTENSION, '')
      .replace(/^[^\p{Nd}+]+/u, '')
      .replace(/\D+$/, ''),
  );
  return PLAIN_NUMBER.test(number) && isShortEnough(number) ? number : undefined;
}

/** Whether the number has a country code other than +7. */
export function isForeignPhone(text: string): boolean {
  // No country has the code +8 or +89: a stray plus before the Russian 8.
  return /^\s*\+\D*([0-69]|8(?!\D*9|\D+\d))/.test(text);
}

export function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '');
}

/** The text without a leading Russian country code: 7, or 8, its domestic form. */
export function withoutRussianCode(text: string): string {
  // Ten digits starting with a group of two or more are a whole national number: 812 345-67-89.
  const isNational = digitsOf(text).length === NATIONAL_DIGITS && /^\s*\d{2}/.test(text);
  return isNational ? text : text.replace(/^\s*\+?[\s\p{Cf}]*[78]/u, '');
}

/** Reduces repeated country codes to one, with one plus. */
function withPlus(number: string): string {
  return (
    number
      .replace(/^00\D*(?=[1-9])/, '+')
      // «+7+7 912», «+375 +375 29»
      .replace(/^\+\s*(\d{1,3})\s*(?=\+\s*\1)/, '')
      // «+7 8 912 345-67-89»: a lone 7 or 8 between the code and ten digits repeats the code.
      .replace(/^\+\s*7([\s(\p{Pd}]*)[78](?=[\s(\p{Pd}]+(?:\d\D*){10}$)/u, '+7$1')
      // «+44 (0) 20»: the zero is dialled only inside the country.
      .replace(/^(\+\s*\d{1,3}\s*)\(0\)/, '$1')
  );
}

function isShortEnough(number: string): boolean {
  if (isForeignPhone(number)) return digitsOf(number).length <= MOST_DIGITS;
  const isWithoutCode = !number.startsWith('+') && !/^[78]/.test(number);
  const national = digitsOf(isWithoutCode ? number : withoutRussianCode(number));
  return national.length <= NATIONAL_DIGITS;
}

/** The digits of a number, country code first. */
export function withCountryCode(number: string): string {
  if (isForeignPhone(number)) return digitsOf(number);
  return digitsOf(number) === '' ? '' : RUSSIAN_CODE + digitsOf(withoutRussianCode(number));
}
