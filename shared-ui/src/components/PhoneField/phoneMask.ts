/** What stands in a phone field and where its caret is. */
export interface PhoneEdit {
  value: string;
  caret: number;
}

const CODE = '+7';
const DIGITS = 10;
/** Where the digits begin: after «+7 (». */
const BEGINNING = 4;

/** A number in the form «+7 (916) 123-45-67», as far as it goes. A first 7 or 8 is the country code. */
export function maskPhone(text: string): string {
  const digits = digitsOf(withoutCode(text)).slice(0, DIGITS);
  if (digits !== '' || /\d/.test(text)) return format(digits);
  return text.includes('+') ? '+' : '';
}

/** Whether it is a number of another country, which the mask would only spoil. */
export function isForeignPhone(text: string): boolean {
  return /^\s*\+\s*[0-69]/.test(text);
}

/**
 * What becomes of the field when the person's typing, deleting, pasting or the browser's filling in made `text` of it.
 * @param before What stood there.
 * @param after What the browser made of it, and where it left the caret.
 * @param isForward Whether it was deleted forwards (Delete).
 */
export function editPhone(before: string, after: { text: string; caret: number }, isForward = false): PhoneEdit {
  const tail = after.text.slice(after.caret);
  // Not an edit in one place: the browser has filled in another number.
  if (maskPhone(before) !== before || !before.endsWith(tail)) return endOf(maskPhone(after.text));

  const start = commonStart(before.slice(0, before.length - tail.length), after.text.slice(0, after.caret));
  const inserted = after.text.slice(start, after.caret);
  const head = nationalDigits(before.slice(0, start));
  const rest = nationalDigits(before).slice(nationalDigits(before.slice(0, before.length - tail.length)).length);
  return inserted === ''
    ? remove(before, {
        head,
        rest,
        isForward: isForward && start >= CODE.length,
        isSingle: before.length - after.text.length === 1,
      })
    : insert(after.text, { head, rest, start, inserted });
}

interface Removal {
  head: string;
  rest: string;
  isForward: boolean;
  /** Only one character went. */
  isSingle: boolean;
}

function remove(before: string, { head, rest, isForward, isSingle }: Removal): PhoneEdit {
  let [left, right] = [head, rest];
  // Only a bracket, a space or a hyphen went: the person means the digit beyond it.
  if (isSingle && left + right === nationalDigits(before))
    [left, right] = isForward ? [left, right.slice(1)] : [left.slice(0, -1), right];
  const digits = left + right;
  // Without digits the code alone would only be in the way.
  return digits === '' ? { value: '', caret: 0 } : placed(digits, left.length);
}

interface Insertion {
  head: string;
  rest: string;
  start: number;
  inserted: string;
}

function insert(text: string, { head, rest, start, inserted }: Insertion): PhoneEdit {
  const isWhole = digitsOf(inserted).length >= DIGITS;
  const mayHaveCode = start < CODE.length || inserted.trim().startsWith('+') || digitsOf(inserted).length > DIGITS;
  const added = digitsOf(mayHaveCode ? withoutCode(inserted) : inserted);
  if (isWhole) return endOf(format(added.slice(0, DIGITS)));
  // What does not fit stays outside; nothing is pushed out at the end.
  const fitting = added.slice(0, DIGITS - head.length - rest.length);
  const digits = head + fitting + rest;
  if (digits === '') return endOf(maskPhone(text));
  return placed(digits, head.length + fitting.length);
}

function placed(digits: string, index: number): PhoneEdit {
  const value = format(digits);
  if (index === 0) return { value, caret: BEGINNING };
  // The shortest beginning that has so many digits ends right after the last of them.
  return { value, caret: format(digits.slice(0, index)).length };
}

function endOf(value: string): PhoneEdit {
  return { value, caret: value.length };
}

function format(digits: string): string {
  const [area, first, second, third] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 8), digits.slice(8)];
  return CODE + (area && ` (${area}`) + (first && `) ${first}`) + (second && `-${second}`) + (third && `-${third}`);
}

// Of a beginning of a masked number: what follows the code.
function nationalDigits(masked: string): string {
  return digitsOf(masked.slice(CODE.length));
}

function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '');
}

// At home the same number begins with 8.
function withoutCode(text: string): string {
  return text.replace(/^\s*\+?\s*[78]/, '');
}

function commonStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}
