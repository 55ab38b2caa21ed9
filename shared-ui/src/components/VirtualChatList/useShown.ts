import { startTransition, useEffect, useState } from 'react';

/** Milliseconds until what was drawn first can be seen. */
const SHOWN_MS = 100;

/** Whether something has been there long enough to be seen: then what cannot be seen yet may be drawn as well, without haste. */
export function useShown(isThere: boolean): boolean {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    if (!isThere) return undefined;
    const timer = setTimeout(() => startTransition(() => setIsShown(true)), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isThere]);
  return isShown;
}
