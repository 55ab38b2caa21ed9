import { useSyncExternalStore } from 'react';
import { getColorScheme, setColorScheme, subscribeColorScheme, type ColorScheme } from './colorScheme';

/** The chosen scheme and its setter. */
export function useColorScheme(): [ColorScheme, (scheme: ColorScheme) => void] {
  return [useSyncExternalStore(subscribeColorScheme, getColorScheme), setColorScheme];
}
