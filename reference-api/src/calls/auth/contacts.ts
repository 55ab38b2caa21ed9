import { violatedConstraint } from '#platform/database/database.ts';
import { FormError } from '#platform/errors/httpError.ts';

/** Normalises an e-mail address for comparison. */
export const emailKey = (email: string) => email.trim().toLowerCase();

/** Applies the rule of `EmailAddress` in openapi.yaml to input outside API calls, such as the command line. */
export const isEmail = (email: string) =>
  /^[^\s\p{Cc}@<>,;:"\\()]+@[^\s\p{Cc}@.<>,;:"\\()]+(\.[^\s\p{Cc}@.<>,;:"\\()]+)+$/u.test(email.trim());

/**
 * Normalises a phone number for comparison: the digits of the international number. Without «+» or 00, ten digits are a Russian number
 * without its country code, and 8 before ten digits is the Russian way to write +7.
 */
export function phoneKey(phone: string): string {
  // The zero in «+44 (0)20 …» is dialled only inside the country.
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
 * Whether a text can be a phone number of any country (REG-02): at most 15 digits (E.164); at least seven with «+» or 00, because small
 * countries have short numbers, otherwise at least ten.
 */
export function isPhone(phone: string): boolean {
  const isWritten = /^\+?[\d\s().\p{Pd}]+$/u.test(phone.trim());
  const isInternational = /^\s*(\+|00)/.test(phone);
  return isWritten && (isInternational ? /^\d{7,15}$/ : /^\d{11,15}$/).test(phoneKey(phone));
}

/** Turns the database error of a taken e-mail or phone into a form error; undefined for any other error. */
export function duplicateContact(error: unknown): FormError | undefined {
  const constraint = violatedConstraint(error);
  if (constraint === 'users_email_key') return new FormError({ email: 'ERROR_EMAIL_EXIST' });
  if (constraint === 'users_phone_key') return new FormError({ phone: 'ERROR_PHONE_EXIST' });
  return undefined;
}
