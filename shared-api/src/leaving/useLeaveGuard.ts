import { useEffect, useLayoutEffect, useState } from 'react';
import { guardHistory, guardMoves } from '.';

interface Wish {
  fulfil: () => void;
}

/** Results of `useLocation` and `useNavigate`: this package may not import the router. */
export interface GuardedPlace {
  pathname: string;
  /** Of the history entry. */
  key: string;
  navigate: (to: string) => unknown;
}

/**
 * Blocks leaving the page while there are unsaved changes: by link, Back or Forward, programmatic navigation (a click
 * on a desktop notification) or closing the window, where the browser asks.
 * @returns the state of the pending navigation and functions to confirm or cancel it
 */
export function useLeaveGuard(isDirty: boolean, { pathname, key, navigate }: GuardedPlace) {
  const [wish, setWish] = useState<Wish>();
  const [granted, setGranted] = useState<Wish>();
  // After the question has closed: Back closes an open dialog first.
  useEffect(() => granted?.fulfil(), [granted]);

  // A layout effect, so that the guard is in sync with what the page shows.
  useLayoutEffect(() => {
    if (!isDirty) return undefined;
    const stopLinks = holdBackLinks(pathname, (to) => setWish({ fulfil: () => void navigate(to) }));
    const stopHistory = holdBackHistory((to, goBack) => setWish({ fulfil: goBack ?? (() => void navigate(to)) }));
    const stopMoves = guardMoves((fulfil) => {
      setWish({ fulfil });
      return true;
    });
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => {
      stopLinks();
      stopHistory();
      stopMoves();
      window.removeEventListener('beforeunload', ask);
    };
    // In-page navigation creates a new history entry with another index, hence `key`.
  }, [isDirty, pathname, key, navigate]);

  return {
    isAsking: wish !== undefined,
    stay: () => setWish(undefined),
    leave: () => {
      setWish(undefined);
      setGranted(wish);
    },
  };
}

/**
 * Blocks links to other pages of the application and reports their address.
 * @param pathname of the guarded page
 * @returns removes the guard
 */
function holdBackLinks(pathname: string, onWish: (to: string) => void): () => void {
  const hear = (event: MouseEvent) => {
    const address = readPage(event);
    if (address === undefined || address.pathname === pathname) return;
    event.preventDefault();
    event.stopPropagation();
    onWish(address.pathname + address.search + address.hash);
  };
  document.addEventListener('click', hear, true);
  return () => document.removeEventListener('click', hear, true);
}

/** Target of a click within the application; undefined for links that open elsewhere or reload the page. */
function readPage(event: MouseEvent): URL | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || (link.target !== '' && link.target !== '_self') || link.hasAttribute('download')) return undefined;
  const address = new URL(link.href);
  return address.origin === window.location.origin && !address.pathname.startsWith('/api/') ? address : undefined;
}

/**
 * Blocks Back and Forward navigation to another page: returns the window to its entry without notifying the router, and
 * then reports the address. The distance is computed from the index the router stores in history entries; navigation to
 * an entry without an index is not blocked.
 * @param onWish gets the address and, for Back, a function that repeats the navigation. Forward cannot be repeated: the
 *   dialog that asks adds a history entry, which removes those ahead.
 * @returns removes the guard
 */
function holdBackHistory(onWish: (to: string, goBack?: () => void) => void): () => void {
  const { pathname } = window.location;
  const home = readPlace(window.history.state);
  let wish: { to: string; place: number } | undefined;
  let isLeaving = false;

  return guardHistory(({ state }) => {
    const place = readPlace(state);
    if (isLeaving || home === undefined || place === undefined) return false;
    if (place === home && wish) {
      const { to, place: target } = wish;
      wish = undefined;
      // Only now: the dialog's own history entry must not replace the page that the window has just left.
      onWish(
        to,
        target > home
          ? undefined
          : () => {
              isLeaving = true;
              window.history.go(target - home);
            },
      );
      // The router must not notice the round trip.
      return true;
    }
    const { pathname: toPath, search, hash } = window.location;
    if (toPath === pathname) return false;
    wish = { to: toPath + search + hash, place };
    window.history.go(home - place);
    return true;
  });
}

/** Index of the history entry, as counted by the router. */
function readPlace(state: unknown): number | undefined {
  const place = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : undefined;
  return typeof place === 'number' ? place : undefined;
}
