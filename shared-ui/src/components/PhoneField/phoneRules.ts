// A file of its own, so that only those who type a number of another country fetch the library.
import { AsYouType } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/metadata.min.json';

/** A number of another country in the form of that country, as far as it goes. `digits` begin with the country code. */
export function formatForeign(digits: string): string {
  return new AsYouType(undefined, metadata).input(`+${digits}`);
}

/** Whether its country could have such a number: its length, and what it begins with. `digits` begin with the country code. */
export function isForeignValid(digits: string): boolean {
  const phone = new AsYouType(undefined, metadata);
  phone.input(`+${digits}`);
  return phone.isValid();
}
