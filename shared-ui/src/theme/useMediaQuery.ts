import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** Whether the window matches a media query, kept up to date: `useMediaQuery(query.phone)`. */
export function useMediaQuery(mediaQuery: string): boolean {
  // One list for as long as the question is the same: making one costs more than drawing a row, and this is asked at each drawing.
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
