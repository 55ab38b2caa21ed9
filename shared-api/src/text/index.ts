// Imported by the API as well, which runs it in Node as it is: no imports here. Its twin in SQL is the function `text_key`.

/** Blanks of every kind, also the empty Braille pattern. */
const BLANK = '\\t-\\r \\xA0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u2800\\u3000';
/** Invisible characters: control characters, marks of direction, joiners, fillers, variation selectors, tags. */
const INVISIBLE =
  '\\u034F\\u17B4\\u17B5\\u180B-\\u180F\\uFE00-\\uFE0F\\0-\\x08\\x0E-\\x1F\\x7F-\\x9F\\xAD\\u061C\\u115F\\u1160\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\u{1BCA0}-\\u{1BCA3}\\u{1D173}-\\u{1D17A}\\u{E0000}-\\u{E0FFF}';
/** Letters that joiners between them shape: not those of European scripts. */
const SHAPED = '(?![\\p{sc=Latin}\\p{sc=Cyrillic}\\p{sc=Greek}\\p{sc=Inherited}])[\\p{L}\\p{M}]';
/** Invisible characters that change how others look: in emoji, flags, and scripts whose letters join. */
const DRAWN = [
  '\\u{1F3F4}[\\u{E0020}-\\u{E007E}]+\\u{E007F}',
  '(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\uFE0F])\\u200D(?=\\p{Extended_Pictographic})',
  '(?<=\\p{Emoji})[\\uFE0E\\uFE0F]',
  '(?<=\\p{sc=Han})[\\uFE00-\\uFE0F\\u{E0100}-\\u{E01EF}]',
  `(?<=${SHAPED})[\\u200C\\u200D](?=${SHAPED})`,
].join('|');

const PLAIN = /^[\n -~]*$/;
const INVISIBLES = new RegExp(`[${INVISIBLE}]`, 'gu');
const UNDRAWN = new RegExp(`(${DRAWN})|[${INVISIBLE}]`, 'gu');
const HYPHENS = /[\u2010\u2011]/g;
const BLANKS = new RegExp(`[${BLANK}]+`, 'gu');

/**
 * The form in which texts are compared, searched and sorted: equal for texts that look equal. Case, ё and е, the kind and
 * number of blanks, the hyphens of Word, and invisible characters make no difference; a text without a visible character is empty.
 */
export function textKey(text: string): string {
  return lowered(text).replaceAll('ё', 'е').replace(HYPHENS, '-').replace(BLANKS, ' ').trim();
}

/**
 * The form in which typed texts and names of files are stored: as typed, in normal form C and without invisible
 * characters, except those that belong to an emoji or a letter. A text without a visible character becomes empty.
 */
export function storedText(typed: string): string {
  if (PLAIN.test(typed)) return isBlank(typed) ? '' : typed;
  const text = typed.replace(UNDRAWN, '$1').normalize('NFC');
  return isBlank(text) ? '' : text;
}

/** In names of files: control characters, line separators, and marks of direction, which make «gpj.exe» look like a picture. */
const UNFIT_FOR_NAMES = /[\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/gu;

/** The form in which names of files are stored, listed and downloaded. A name without a visible character becomes empty. */
export function storedFileName(typed: string): string {
  return isBlank(typed) ? '' : storedText(typed.trim().replaceAll(UNFIT_FOR_NAMES, '_'));
}

/** Length of a text as it will be sent, in characters as the server counts them: an emoji is one. */
export const lengthOf = (text: string): number => [...text.trim()].length;

/** Whether a text has no visible character. */
export const isBlank = (text: string): boolean => textKey(text) === '';

/** The form in which e-mail addresses are compared: lower case, and the domain in ASCII («пример.рф» is xn--e1afmkfd.xn--p1ai). */
export function emailKey(email: string): string {
  const key = lowered(email).trim();
  const at = key.lastIndexOf('@') + 1;
  const domain = key.slice(at);
  return at === 0 || /^[ -~]*$/.test(domain) ? key : key.slice(0, at) + asciiDomain(domain);
}

function lowered(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  // The only letters whose lower case depends on the letters around them, or is two characters.
  const plain = text.replace(INVISIBLES, '').normalize('NFC').replaceAll('İ', 'i');
  return plain.toLowerCase().replaceAll('ς', 'σ');
}

function asciiDomain(domain: string): string {
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}

const PLACES = [
  ['Стол', 'за столом'],
  ['Стенд', 'у стенда'],
  ['Комната', 'в комнате'],
] as const;

/** «уже за столом 14, зал Б», of a company that waits. @param place in the words of `placeWords` */
export function arrivedWords(place = ''): string {
  const [first = '', ...rest] = place.split(' ');
  const words = PLACES.find(([name]) => name === first)?.[1];
  return words && rest.length > 0 ? `уже ${[words, ...rest].join(' ')}` : 'уже на месте';
}

/** «опаздывает на 5 минут» */
export const lateWords = (minutes: number): string => `опаздывает на ${minutes} минут`;

/** «Парус» for a plain name; Банк «Созвездие» already has quotation marks and keeps just these. */
export const quotedName = (name: string): string => (/[«»„“"]/.test(name) ? name : `«${name}»`);
