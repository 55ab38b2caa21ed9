import { storedText } from 'shared-api/text';

/** Passwords are checked as they were typed. */
const SECRET = /password/i;

/** The form in which a call stores its texts. */
export type TextForm = (typed: string) => string;

/**
 * A request's value with all its texts in the form in which they are stored; the same object if they already are. Recursive: the
 * depth of a request has been checked.
 */
export function storeTexts<Value>(value: Value, formOf?: TextForm): Value;
export function storeTexts(value: unknown, formOf: TextForm = storedText): unknown {
  // A blank stays one, so that each call refuses it in its own words.
  if (typeof value === 'string') return value === '' ? '' : formOf(value) || ' ';
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const given: unknown[] = value;
    const items = given.map((item) => storeTexts(item, formOf));
    return items.some((item, index) => item !== given[index]) ? items : given;
  }
  const entries = Object.entries(value).map(
    ([key, inner]) => [key, SECRET.test(key) ? inner : storeTexts(inner, formOf)] as const,
  );
  const isChanged = entries.some(([key, inner]) => inner !== (value as Record<string, unknown>)[key]);
  return isChanged ? Object.fromEntries(entries) : value;
}
