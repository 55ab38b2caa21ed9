import { useEffect } from 'react';

/** Held, together with others, by each tab that is in sight. */
export const LOOKED_AT = 'vstrecha.looked-at';

/** Lets the browser's other tabs know while this one is in sight. Web Locks are missing where the page came over plain http. */
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
