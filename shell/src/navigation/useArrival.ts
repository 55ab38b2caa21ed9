import { useState } from 'react';

/**
 * Whether the page was reached by an in-app navigation. The browser itself announces the first page.
 * @param shownPath the rendered route; undefined while the guard waits or redirects
 * @param isLater another page was shown before this hook mounted
 */
export function useArrival(shownPath: string | undefined, isLater: boolean): boolean {
  const [shown, setShown] = useState({ path: isLater ? '' : shownPath, isArrival: false });
  if (shownPath === undefined || shownPath === shown.path) return shown.isArrival;
  const next = { path: shownPath, isArrival: shown.path !== undefined };
  setShown(next);
  return next.isArrival;
}
