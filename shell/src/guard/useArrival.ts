import { useState } from 'react';

/**
 * Whether the page on the screen was reached from another page of the application. The one that the application was opened with
 * is announced by the browser itself.
 * @param shownPath the route that is shown; undefined while the guard waits or leads elsewhere
 * @param isLater another page has been shown before this was asked
 */
export function useArrival(shownPath: string | undefined, isLater: boolean): boolean {
  const [shown, setShown] = useState({ path: isLater ? '' : shownPath, isArrival: false });
  if (shownPath === undefined || shownPath === shown.path) return shown.isArrival;
  const next = { path: shownPath, isArrival: shown.path !== undefined };
  setShown(next);
  return next.isArrival;
}
