/**
 * Whether a text is a possible e-mail address: the rule of `EmailAddress` in openapi.yaml, without leading or trailing
 * whitespace.
 */
export function isEmail(text: string): boolean {
  return /^[^\s\p{Cc}@<>,;:"\\()]+@[^\s\p{Cc}@.<>,;:"\\()]+(\.[^\s\p{Cc}@.<>,;:"\\()]+)+$/u.test(text);
}
