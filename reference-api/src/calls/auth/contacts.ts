/** The form in which e-mail addresses are compared. */
export const emailKey = (email: string) => email.trim().toLowerCase();

export const isEmail = (email: string) => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email.trim());

/**
 * The form in which phones are compared: the digits of the international number, however it was written. Without «+» or 00 before it,
 * ten digits are a Russian number without its code, and an 8 before ten digits is the Russian way to write +7.
 */
export function phoneKey(phone: string): string {
  // The zero in «+44 (0)20 …» is dialled inside the country only.
  const text = phone
    .trim()
    .replace(/^00\s*/, '+')
    .replace(/^(\+.*)\(0\)/, '$1');
  const digits = text.replaceAll(/\D/g, '');
  if (text.startsWith('+')) return digits;
  if (digits.length === 10) return `7${digits}`;
  return digits.length === 11 && digits.startsWith('8') ? `7${digits.slice(1)}` : digits;
}

/**
 * Whether it can be a phone of any country (REG-02): at most the 15 digits of E.164. A number with «+» may be as short as those of small
 * countries are; any other has ten digits at least.
 */
export function isPhone(phone: string): boolean {
  const isWritten = /^\+?[\d\s().\p{Pd}]+$/u.test(phone.trim());
  const isInternational = /^\s*(\+|00)/.test(phone);
  return isWritten && (isInternational ? /^\d{7,15}$/ : /^\d{11,15}$/).test(phoneKey(phone));
}
