/** The widest window, in px, that still counts as a phone (accordions start collapsed) or as narrow (the sidebar becomes a bottom bar). */
export const breakpoints = { phone: 575, narrow: 768 } as const;

/** Media queries for `useMediaQuery` and `matchMedia`. */
export const query = {
  phone: `(max-width: ${breakpoints.phone}px)`,
  narrow: `(max-width: ${breakpoints.narrow}px)`,
  wide: `(min-width: ${breakpoints.narrow + 1}px)`,
  /** A pointer that can rest over something without pressing it. */
  hover: '(hover: hover)',
  /** A finger, not a mouse. */
  coarse: '(pointer: coarse)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
} as const;

/** The same queries as heads of a block in a styled-components template. */
export const media = {
  phone: `@media ${query.phone}`,
  narrow: `@media ${query.narrow}`,
  wide: `@media ${query.wide}`,
  hover: `@media ${query.hover}`,
  reducedMotion: `@media ${query.reducedMotion}`,
} as const;
