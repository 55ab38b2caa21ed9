const LETTERS = 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя';
/** Characters that addresses do not escape, by the place of the letter. */
const SPELLED = 'abcdefghijklmnopqrstuvwxyzABCDEFG';
const UPPER = '*';
const BETWEEN = '_';

/** Spells texts with one character for a Russian letter, where an address takes six. */
export function spellShort(texts: readonly string[]): string {
  return texts.map((text) => Array.from(text, spellCharacter).join('')).join(BETWEEN);
}

/** Texts from their short spelling; anything else in it is dropped. */
export function readShort(spelled: string): string[] {
  return spelled.split(BETWEEN).map((text) =>
    Array.from(text.matchAll(/(\*?)([a-zA-G])|[\d. -]|Z([\da-z]{1,4})Z/g), ([plain, upper, letter, code]) => {
      if (code !== undefined) return String.fromCodePoint(Number.parseInt(code, 36));
      if (letter === undefined) return plain;
      const read = LETTERS.charAt(SPELLED.indexOf(letter));
      return upper === UPPER ? read.toUpperCase() : read;
    }).join(''),
  );
}

function spellCharacter(character: string): string {
  const lower = character.toLowerCase();
  const place = LETTERS.indexOf(lower);
  if (place >= 0) return `${lower === character ? '' : UPPER}${SPELLED.charAt(place)}`;
  return /[\d. -]/.test(character) ? character : `Z${(character.codePointAt(0) ?? 0).toString(36)}Z`;
}
