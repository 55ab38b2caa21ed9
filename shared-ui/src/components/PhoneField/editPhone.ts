import { fitsPhone, formatPhone } from './phone';
import { digitsOf, isForeignPhone, readPhone, withoutRussianCode } from './readPhone';

/** Content of a phone field and the position of its caret. */
export interface PhoneEdit {
  value: string;
  caret: number;
}

/**
 * From this many digits on, an inserted text is a whole number, not a part of one: without a country code, and after
 * «+».
 */
const WHOLE_DIGITS = 10;
const WHOLE_DIGITS_WITH_CODE = 8;
/** A Russian number in its domestic form, 8 (495); not a Belarusian one, 8 029. */
const TRUNK_EIGHT = /^\s*8\D+[1-9]/;
/** A 7 or 8 separated from the digits after it: a code, not the beginning of an area code. */
const LONE_CODE = /^\s*[78]\D/;
/** Index of the first digit of a Russian number, after «+7 (». */
const RUSSIAN_BEGINNING = 4;

/**
 * Formats the field after typing, deleting, pasting or autofill.
 * @param before Content before the edit.
 * @param after Content and caret as the browser left them.
 * @param deletion Direction of a deletion, Backspace or Delete; undefined for an insertion.
 */
export function editPhone(
  before: string,
  after: { text: string; caret: number },
  deletion?: 'back' | 'forward',
): PhoneEdit {
  if (readPhone(before) === undefined) return correct(after);
  const tail = after.text.slice(after.caret);
  // Not an edit in one place: the browser has autofilled another number.
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
  if (inserted !== '') {
    const isPasted = inserted.length > 1;
    const number = isPasted ? readPhone(inserted) : inserted;
    const edit = number !== undefined && insert(place, number, start < prefix.length, isPasted);
    // A text that is not exactly one number stays as pasted, for the user to correct.
    return (
      edit ||
      (digitsOf(inserted).length >= WHOLE_DIGITS ? endOf(inserted.trim()) : { value: after.text, caret: after.caret })
    );
  }
  const isOnlyMark = place.head.length + place.rest.length === digitsUpTo(before.length).length;
  return remove(place, after.text, {
    // Only a bracket, space or hyphen was deleted: the user means the digit behind it.
    isDigitBeyond: isOnlyMark && before.length - after.text.length === 1,
    isForward: deletion === 'forward' && start >= prefix.length,
  });
}

/** Place of the edit within the number. */
interface Place {
  /** The part that is not edited: the Russian code, or the plus of any other. */
  prefix: '+7' | '+';
  /** Digits before the place. */
  head: string;
  /** Digits after the place. */
  rest: string;
}

interface Removal {
  isDigitBeyond: boolean;
  isForward: boolean;
}

function remove({ prefix, head, rest }: Place, text: string, { isDigitBeyond, isForward }: Removal): PhoneEdit {
  const left = isDigitBeyond && !isForward ? head.slice(0, -1) : head;
  const right = isDigitBeyond && isForward ? rest.slice(1) : rest;
  // A lone «+7» would be in the way of the next number; a lone plus starts another country code.
  if (left + right === '') return endOf(prefix === '+' && text.includes('+') ? '+' : '');
  return placed({ prefix, head: left, rest: right });
}

/** Free editing of a text that is not exactly one number, until it becomes one. */
function correct({ text, caret }: { text: string; caret: number }): PhoneEdit {
  const value = formatPhone(text);
  if (value === text) return { value, caret };
  const digits = [...value.matchAll(/\d/g)];
  const digitsAfter = digitsOf(text.slice(caret)).length;
  const last = digits.at(-digitsAfter - 1);
  return { value, caret: last ? last.index + 1 : (digits[0]?.index ?? value.length) };
}

/** @returns undefined when a pasted part has too many digits */
function insert(place: Place, inserted: string, isBeforeDigits: boolean, isPasted: boolean): PhoneEdit | undefined {
  const { prefix, head, rest } = place;
  const hasPlus = inserted.trim().startsWith('+');
  const count = digitsOf(inserted).length;
  const fits = (added: string) => fitsPhone(digitsOf(prefix) + head + added + rest);
  const isWhole = hasPlus
    ? count >= WHOLE_DIGITS_WITH_CODE
    : count >= WHOLE_DIGITS && (prefix === '+7' || TRUNK_EIGHT.test(inserted) || !fits(digitsOf(inserted)));
  if (isWhole) return endOf(formatPhone(inserted));

  const isAfterCode = isPasted && head + rest === '' && LONE_CODE.test(inserted);
  const mayHaveCode = prefix === '+7' && !isForeignPhone(inserted) && (isBeforeDigits || hasPlus || isAfterCode);
  let added = digitsOf(mayHaveCode ? withoutRussianCode(inserted) : inserted);
  if (isPasted && !fits(added)) return undefined;
  // Surplus typed digits are dropped; digits at the end are never pushed out.
  while (added !== '' && !fits(added)) added = added.slice(0, -1);
  return head + added + rest === '' ? endOf(prefix) : placed({ prefix, head: head + added, rest });
}

/** The number, with the caret right after the last digit of `head`. */
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
