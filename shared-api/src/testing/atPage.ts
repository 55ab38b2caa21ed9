/**
 * Parameters of a story that shows the whole application at an address.
 * @param exceptions rules of the story check to skip, each with the reason
 */
export const atPage = (page: string, exceptions: Record<string, string> = {}) => ({
  page,
  layout: 'fullscreen',
  check: {
    'axe/label-content-name-mismatch': 'A badge shows the number that the name of its entry has in words.',
    ...exceptions,
  },
});
