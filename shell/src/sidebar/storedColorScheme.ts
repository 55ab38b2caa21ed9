import { readDeviceText } from 'shared-api/storage';
import { applyColorScheme, toColorScheme } from 'shared-ui/theme';

/** Name under which the browser keeps the chosen scheme. */
export const COLOR_SCHEME = 'theme';

/** Applies the chosen scheme before the first paint. */
export function applyStoredColorScheme(): void {
  applyColorScheme(toColorScheme(readDeviceText(COLOR_SCHEME)));
}
