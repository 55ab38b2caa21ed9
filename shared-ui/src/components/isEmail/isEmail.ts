/** Whether a text can be an e-mail address: the contract's rule (`format: email` in openapi.yaml), which the reference API keeps too. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);
}
