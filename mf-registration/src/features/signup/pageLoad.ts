/** Loading a page of the site anew, so that the whole system starts with the new session. An object, so that tests can replace what it does. */
export const pageLoad = {
  open(address: string): void {
    location.assign(address);
  },
};
