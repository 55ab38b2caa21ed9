/** A caught value as an Error: what was thrown may be anything. */
export function toError(value: unknown): Error {
  return value instanceof Error ? value : new Error(String(value));
}
