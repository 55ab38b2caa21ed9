/**
 * Loads a page of the site in full, so that the whole system starts with the new session. An object, so that tests can
 * mock it.
 */
export const pageLoad = {
  open(address: string): void {
    location.assign(address);
  },
};
