export { applyColorScheme, toColorScheme, type ColorScheme } from './colorScheme';
export { contrastEdge } from './contrastEdge';
export { depth } from './depth';
export { fullHeight, useFullHeight, wholeScreen } from './fullHeight';
export { breakpoints, media, query } from './media';
export { theme } from './theme';
export { useWidePage, widePage } from './widePage';
export { useMediaQuery } from './useMediaQuery';
