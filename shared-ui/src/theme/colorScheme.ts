/** The user's choice; «system» follows the device. */
export type ColorScheme = 'system' | 'light' | 'dark';

/** The scheme that a stored text names; «system» for any other text. */
export function toColorScheme(text: string): ColorScheme {
  return text === 'light' || text === 'dark' ? text : 'system';
}

/** Shows the page in a scheme; the host calls it before the first paint and at each choice. */
export function applyColorScheme(scheme: ColorScheme): void {
  const { dataset } = document.documentElement;
  if (scheme === 'system') delete dataset.theme;
  else dataset.theme = scheme;
}
