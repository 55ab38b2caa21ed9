/** Largest window width in px of a phone (accordions start collapsed) and of a narrow window (the sidebar becomes a bottom bar). */
export const breakpoints = { phone: 575, narrow: 768 } as const;

/** Media queries for `useMediaQuery` and `matchMedia`. */
export const query = {
  phone: `(max-width: ${breakpoints.phone}px)`,
  narrow: `(max-width: ${breakpoints.narrow}px)`,
  wide: `(min-width: ${breakpoints.narrow + 1}px)`,
  hover: '(hover: hover)',
  /** Touch, not a mouse. */
  coarse: '(pointer: coarse)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  /** A contrast theme: global.css gives the colour roles the system's colours. */
  forcedColors: '(forced-colors: active)',
} as const;

/** The same queries as `@media` rules for styled-components templates. */
export const media = {
  phone: `@media ${query.phone}`,
  narrow: `@media ${query.narrow}`,
  wide: `@media ${query.wide}`,
  hover: `@media ${query.hover}`,
  reducedMotion: `@media ${query.reducedMotion}`,
  forcedColors: `@media ${query.forcedColors}`,
} as const;
