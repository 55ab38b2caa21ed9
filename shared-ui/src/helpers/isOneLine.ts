/**
 * Whether a text has no line breaks, control characters or marks that change the writing direction. The rule of
 * `CompanyName` and `PersonName` in openapi.yaml.
 */
export function isOneLine(text: string): boolean {
  return /^[^\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]*$/u.test(text);
}
