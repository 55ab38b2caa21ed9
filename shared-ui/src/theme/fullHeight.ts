/**
 * A page that is as high as the window leaves it, and whose own parts scroll: `<Root {...fullHeight.mark}>` with `height: 100%`.
 * A layout gives it the room: `${fullHeight.within} { … }` in the styles of what holds the page.
 */
export const fullHeight = {
  mark: { 'data-full-height': true },
  within: '&:has([data-full-height])',
} as const;

/**
 * A page that a phone's screen belongs to alone: nothing of the layout stands beside it. Besides `fullHeight.mark`, and for narrow screens
 * only: `<Root {...fullHeight.mark} {...(isNarrow && wholeScreen.mark)}>`.
 */
export const wholeScreen = {
  mark: { 'data-whole-screen': true },
  within: '&:has([data-whole-screen])',
} as const;
