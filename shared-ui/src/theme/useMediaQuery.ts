import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window matches a media query, kept up to date: `useMediaQuery(query.phone)`. */
export function useMediaQuery(mediaQuery: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(mediaQuery);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [mediaQuery],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(mediaQuery).matches);
}
