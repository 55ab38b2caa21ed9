import { startTransition, useEffect, useState } from 'react';

/** Milliseconds until the first rows are painted. */
const SHOWN_MS = 100;

/** Whether content has been visible long enough that rows outside the viewport may be rendered, in a transition. */
export function useShown(isThere: boolean): boolean {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    if (!isThere) return undefined;
    const timer = setTimeout(() => startTransition(() => setIsShown(true)), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isThere]);
  return isShown;
}
