import { domainToUnicode } from 'node:url';
import { inArray } from 'drizzle-orm';
import { emailKey, storedText } from 'shared-api/text';
import { violatedConstraint, type Database } from '#platform/database/database.ts';
import { users } from '#platform/database/schema.ts';
import { FormError } from '#platform/errors/httpError.ts';

/** The form in which e-mail addresses are stored and shown: as typed, with the domain in letters. */
export function storedEmail(typed: string): string {
  const email = storedText(typed).trim();
  const at = email.lastIndexOf('@') + 1;
  return /(^|\.)xn--/i.test(email.slice(at)) ? inLetters(email, at) : email;
}

const inLetters = (email: string, at: number) =>
  email.slice(0, at) + (domainToUnicode(email.slice(at)) || email.slice(at));

/**
 * The key of the account with this address. Two accounts of one mailbox, which older versions let in by two spellings of its
 * domain, have a key each: the spelling that was typed chooses.
 */
export async function accountKey(db: Database, email: string): Promise<string> {
  const key = emailKey(email);
  const letters = lettersKey(key);
  if (letters === key) return key;
  const found = await db
    .select({ key: users.email_key })
    .from(users)
    .where(inArray(users.email_key, [key, letters]));
  const isTyped = (candidate: string) => candidate === email.trim().normalize('NFC').toLowerCase();
  const keys = found.map((row) => row.key);
  return keys.find(isTyped) ?? keys.find((one) => one === key) ?? keys[0] ?? key;
}

/** The key that older versions gave to an address: its domain in letters. */
export const lettersKey = (key: string): string => inLetters(key, key.lastIndexOf('@') + 1);

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
