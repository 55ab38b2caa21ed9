import { applyColorScheme, toColorScheme } from 'shared-ui/theme';
import { ThemeSwitch } from 'shared-ui/ThemeSwitch';
import { usePageTheme } from './usePageTheme';

/**
 * Replaces the shell's: that applies what the browser keeps, which frames of both themes share, over the theme of the
 * toolbar.
 */
export function ThemeChoice() {
  return <ThemeSwitch scheme={toColorScheme(usePageTheme() ?? '')} onSchemeChange={applyColorScheme} />;
}
