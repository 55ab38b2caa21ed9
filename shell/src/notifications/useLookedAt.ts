import { useEffect } from 'react';

/** Name of a shared lock that every visible tab holds. */
export const LOOKED_AT = 'vstrecha.looked-at';

/** Holds a shared Web Lock while the tab is visible, so that other tabs know it. Plain HTTP has no Web Locks. */
export function useLookedAt(): void {
  useEffect(() => {
    if (!('locks' in navigator)) return undefined;
    let release: (() => void) | undefined;
    const change = () => {
      release?.();
      release = undefined;
      if (document.visibilityState !== 'visible') return;
      const hidden = new Promise<void>((resolve) => {
        release = resolve;
      });
      void navigator.locks.request(LOOKED_AT, { mode: 'shared' }, () => hidden);
    };
    change();
    document.addEventListener('visibilitychange', change);
    return () => {
      document.removeEventListener('visibilitychange', change);
      release?.();
    };
  }, []);
}
