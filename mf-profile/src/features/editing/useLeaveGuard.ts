import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Holds back who is about to leave the page while something is not saved: by a link, by Back, by closing the window (there the browser
 * asks). The router's own blocker needs a data router, which the shell's is not.
 * @returns the wish that waits for an answer, to be fulfilled or dropped
 */
export function useLeaveGuard(isDirty: boolean) {
  const { pathname, key } = useLocation();
  const navigate = useNavigate();
  const [wish, setWish] = useState<{ fulfil: () => void }>();
  const isLeaving = useRef(false);

  useEffect(() => {
    if (!isDirty) return undefined;
    const onClick = (event: MouseEvent) => {
      const address = isLeaving.current ? undefined : pageOf(event);
      if (address === undefined || address.pathname === pathname) return;
      event.preventDefault();
      event.stopPropagation();
      const to = address.pathname + address.search + address.hash;
      setWish({ fulfil: () => void navigate(to) });
    };
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, [isDirty, pathname, navigate]);

  useEffect(() => {
    if (!isDirty) return undefined;
    const place = placeOf(history.state);
    let isComingBack = false;
    // Before the router hears of it: the address has changed already, so it is changed back.
    const onPop = (event: PopStateEvent) => {
      const steps = placeOf(event.state) - place;
      if (isComingBack) {
        isComingBack = false;
        event.stopImmediatePropagation();
      } else if (!isLeaving.current && location.pathname !== pathname && steps) {
        event.stopImmediatePropagation();
        isComingBack = true;
        history.go(-steps);
        setWish({ fulfil: () => history.go(steps) });
      }
    };
    window.addEventListener('popstate', onPop, true);
    return () => window.removeEventListener('popstate', onPop, true);
  }, [isDirty, pathname, key]);

  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);

  return {
    isAsking: wish !== undefined,
    stay: () => setWish(undefined),
    leave: () => {
      isLeaving.current = true;
      wish?.fulfil();
    },
  };
}

/** Where a press leads within the application; nothing for what opens elsewhere or loads a page anew. */
function pageOf(event: MouseEvent): URL | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || (link.target !== '' && link.target !== '_self') || link.hasAttribute('download')) return undefined;
  const address = new URL(link.href);
  return address.origin === location.origin && !address.pathname.startsWith('/api/') ? address : undefined;
}

/** The router's number of an entry of the history. */
function placeOf(state: unknown): number {
  return typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number'
    ? state.idx
    : NaN;
}
