/** The only z-index values of the product, from back to front. */
export const depth = {
  raised: 1,
  sticky: 10,
  sidebar: 20,
  popover: 30,
  dialog: 40,
  toast: 50,
} as const;
