/**
 * A page that is as high as the window leaves it, and whose own parts scroll: `<Root {...fullHeight.mark}>` with `height: 100%`.
 * A layout gives it the room: `${fullHeight.within} { … }` in the styles of what holds the page.
 */
export const fullHeight = {
  mark: { 'data-full-height': true },
  within: '&:has([data-full-height])',
} as const;
