import { useEffect } from 'react';
import { useDeviceText } from 'shared-api/storage';
import { applyColorScheme, toColorScheme } from 'shared-ui/theme';
import { ThemeSwitch } from 'shared-ui/ThemeSwitch';
import { COLOR_SCHEME } from './storedColorScheme';

/** Switches the colour scheme; this browser keeps the choice, and its other tabs follow. */
export function ThemeChoice() {
  const [text, keep] = useDeviceText(COLOR_SCHEME);
  const scheme = toColorScheme(text);
  useEffect(() => applyColorScheme(scheme), [scheme]);
  return <ThemeSwitch scheme={scheme} onSchemeChange={(next) => keep(next === 'system' ? '' : next)} />;
}
