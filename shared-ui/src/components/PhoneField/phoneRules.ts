// A separate chunk: only users who enter a foreign number download the library.
import { AsYouType } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/metadata.min.json';

/**
 * Formats a foreign number, complete or partial, by the rules of its country.
 * @param digits beginning with the country code
 */
export function formatForeign(digits: string): string {
  return new AsYouType(undefined, metadata).input(`+${digits}`);
}

/**
 * Whether the number is possible in its country, by its length and first digits.
 * @param digits beginning with the country code
 */
export function isForeignValid(digits: string): boolean {
  const phone = new AsYouType(undefined, metadata);
  phone.input(`+${digits}`);
  return phone.isValid();
}
