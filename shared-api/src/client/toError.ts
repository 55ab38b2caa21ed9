/** Converts a caught value to an Error, since any value can be thrown. */
export function toError(value: unknown): Error {
  return value instanceof Error ? value : new Error(String(value));
}
