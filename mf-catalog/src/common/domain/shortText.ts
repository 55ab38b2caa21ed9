const LETTERS = 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя';
/** Characters that addresses do not escape, by the place of the letter. */
const SPELLED = 'abcdefghijklmnopqrstuvwxyzABCDEFG';
const UPPER = '*';
const BETWEEN = '_';
/** Begins a text after another one: how many of its first characters repeat, by the place of the letter. */
const REPEATED = 'HIJKLMNOPQRSTUVWXY';

/**
 * Spells texts with one character for a Russian letter, where an address takes six, and without the beginning that a text
 * shares with the one before.
 */
export function spellShort(texts: readonly string[]): string {
  let former: readonly string[] = [];
  let spelled = '';
  for (const text of texts.toSorted()) {
    const characters = Array.from(text);
    const repeated = Math.min(countRepeated(former, characters), REPEATED.length);
    if (repeated > 0) spelled += REPEATED.charAt(repeated - 1);
    else if (former.length > 0) spelled += BETWEEN;
    spelled += characters.slice(repeated).map(spellCharacter).join('');
    former = characters;
  }
  return spelled;
}

function countRepeated(former: readonly string[], next: readonly string[]): number {
  const differs = next.findIndex((character, at) => character !== former[at]);
  return differs < 0 ? next.length : differs;
}

/** Texts from their short spelling; anything else in it is dropped. */
export function readShort(spelled: string): string[] {
  let former: readonly string[] = [];
  return spelled.split(/_|(?=[H-Y])/).map((text) => {
    former = [...former.slice(0, REPEATED.indexOf(text.charAt(0)) + 1), ...readCharacters(text)];
    return former.join('');
  });
}

function readCharacters(text: string): string[] {
  return Array.from(text.matchAll(/(\*?)([a-zA-G])|[\d. -]|Z([\da-z]{1,4})Z/g), ([plain, upper, letter, code]) => {
    if (code !== undefined) return String.fromCodePoint(Number.parseInt(code, 36));
    if (letter === undefined) return plain;
    const read = LETTERS.charAt(SPELLED.indexOf(letter));
    return upper === UPPER ? read.toUpperCase() : read;
  });
}

function spellCharacter(character: string): string {
  const lower = character.toLowerCase();
  const place = LETTERS.indexOf(lower);
  if (place >= 0) return `${lower === character ? '' : UPPER}${SPELLED.charAt(place)}`;
  return /[\d. -]/.test(character) ? character : `Z${(character.codePointAt(0) ?? 0).toString(36)}Z`;
}
