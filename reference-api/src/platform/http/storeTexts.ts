import { storedText } from 'shared-api/text';

/** Passwords are checked as they were typed. */
const SECRET = /password/i;

/**
 * A request's value with all its texts in the form in which they are stored; the same object if they already are. Recursive: the
 * depth of a request has been checked.
 */
export function storeTexts<Value>(value: Value): Value;
export function storeTexts(value: unknown): unknown {
  // A blank stays one, so that each call refuses it in its own words.
  if (typeof value === 'string') return value === '' ? '' : storedText(value) || ' ';
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const given: unknown[] = value;
    const items = given.map((item) => storeTexts(item));
    return items.some((item, index) => item !== given[index]) ? items : given;
  }
  const entries = Object.entries(value).map(
    ([key, inner]) => [key, SECRET.test(key) ? inner : storeTexts(inner)] as const,
  );
  const isChanged = entries.some(([key, inner]) => inner !== (value as Record<string, unknown>)[key]);
  return isChanged ? Object.fromEntries(entries) : value;
}
