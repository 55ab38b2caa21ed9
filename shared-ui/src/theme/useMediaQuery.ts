import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** Whether the window matches a media query, kept up to date: `useMediaQuery(query.phone)`. */
export function useMediaQuery(mediaQuery: string): boolean {
  // Memoised: creating a MediaQueryList costs more than rendering a row, and this hook runs on every render.
  const list = useMemo(() => window.matchMedia(mediaQuery), [mediaQuery]);
  const subscribe = useCallback(
    (onChange: () => void) => {
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [list],
  );
  return useSyncExternalStore(subscribe, () => list.matches);
}
