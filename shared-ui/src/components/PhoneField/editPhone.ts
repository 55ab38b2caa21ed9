import { digitsOf, fitsPhone, formatPhone, isForeignPhone, withoutRussianCode } from './phone';

/** What stands in a phone field and where its caret is. */
export interface PhoneEdit {
  value: string;
  caret: number;
}

/** As many digits are a whole number rather than a part of one: without a country code, and with «+» before it. */
const WHOLE_DIGITS = 10;
const WHOLE_DIGITS_WITH_CODE = 8;
/** Where the digits of a Russian number begin: after «+7 (». */
const RUSSIAN_BEGINNING = 4;

/**
 * What becomes of the field when the person's typing, deleting, pasting or the browser's filling in made `text` of it.
 * @param before What stood there.
 * @param after What the browser made of it, and where it left the caret.
 * @param deletion Which way it was deleted, by Backspace or by Delete; nothing for what adds text.
 */
export function editPhone(
  before: string,
  after: { text: string; caret: number },
  deletion?: 'back' | 'forward',
): PhoneEdit {
  const tail = after.text.slice(after.caret);
  // Not an edit in one place: the browser has filled in another number.
  if (!before.endsWith(tail)) return endOf(formatPhone(after.text));

  const replacedTo = before.length - tail.length;
  const start = commonStart(before.slice(0, replacedTo), after.text.slice(0, after.caret));
  const inserted = after.text.slice(start, after.caret);
  const isAnew = digitsOf(before.slice(0, start) + tail) === '';
  if (!deletion && isAnew) return endOf(formatPhone(after.text));

  const prefix = before.startsWith('+7') ? '+7' : '+';
  const digitsUpTo = (end: number) => digitsOf(before.slice(prefix.length, Math.max(prefix.length, end)));
  const place: Place = {
    prefix,
    head: digitsUpTo(start),
    rest: digitsUpTo(before.length).slice(digitsUpTo(replacedTo).length),
  };
  if (inserted !== '') return insert(place, inserted, start < prefix.length);
  const isOnlyMark = place.head.length + place.rest.length === digitsUpTo(before.length).length;
  return remove(place, after.text, {
    // Only a bracket, a space or a hyphen went: the person means the digit beyond it.
    isDigitBeyond: isOnlyMark && before.length - after.text.length === 1,
    isForward: deletion === 'forward' && start >= prefix.length,
  });
}

/** Where the edit takes place. */
interface Place {
  /** What is not edited: the Russian code, or the plus of any other. */
  prefix: '+7' | '+';
  /** The digits before the place. */
  head: string;
  /** The digits after it. */
  rest: string;
}

interface Removal {
  isDigitBeyond: boolean;
  isForward: boolean;
}

function remove({ prefix, head, rest }: Place, text: string, { isDigitBeyond, isForward }: Removal): PhoneEdit {
  const left = isDigitBeyond && !isForward ? head.slice(0, -1) : head;
  const right = isDigitBeyond && isForward ? rest.slice(1) : rest;
  // The Russian code without digits would only be in the way; a plus begins another code.
  if (left + right === '') return endOf(prefix === '+' && text.includes('+') ? '+' : '');
  return placed({ prefix, head: left, rest: right });
}

function insert(place: Place, inserted: string, isBeforeDigits: boolean): PhoneEdit {
  const { prefix, head, rest } = place;
  const hasPlus = inserted.trim().startsWith('+');
  const count = digitsOf(inserted).length;
  const fits = (added: string) => fitsPhone(digitsOf(prefix) + head + added + rest);
  const isWhole = hasPlus
    ? count >= WHOLE_DIGITS_WITH_CODE
    : count >= WHOLE_DIGITS && (prefix === '+7' || !fits(digitsOf(inserted)));
  // Ten digits behind «+7» have no code of their own, even when the first is an 8, as in 800 555-35-35.
  const isNational = !isBeforeDigits && !hasPlus && count === WHOLE_DIGITS;
  if (isWhole) return endOf(formatPhone(isNational ? prefix + inserted : inserted));

  const mayHaveCode = prefix === '+7' && !isForeignPhone(inserted) && (isBeforeDigits || hasPlus);
  let added = digitsOf(mayHaveCode ? withoutRussianCode(inserted) : inserted);
  // What does not fit stays outside; nothing is pushed out at the end.
  while (added !== '' && !fits(added)) added = added.slice(0, -1);
  return head + added + rest === '' ? endOf(prefix) : placed({ prefix, head: head + added, rest });
}

/** The number with the caret right after the last digit of `head`. */
function placed({ prefix, head, rest }: Place): PhoneEdit {
  const value = formatPhone(prefix + head + rest);
  if (head === '') return { value, caret: prefix === '+7' ? RUSSIAN_BEGINNING : prefix.length };
  const count = digitsOf(prefix + head).length;
  const lastDigit = [...value.matchAll(/\d/g)].at(count - 1);
  return { value, caret: lastDigit ? lastDigit.index + 1 : value.length };
}

function endOf(value: string): PhoneEdit {
  return { value, caret: value.length };
}

function commonStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}
