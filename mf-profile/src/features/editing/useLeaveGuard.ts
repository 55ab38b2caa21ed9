import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Holds back who is about to leave the page while something is not saved: by a link, or by closing the window (there the browser asks).
 * Back within the application is not held back: that needs a data router, which the shell's is not, and no listener comes before the router's.
 * @returns the wish that waits for an answer, to be fulfilled or dropped
 */
export function useLeaveGuard(isDirty: boolean) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [wish, setWish] = useState<{ fulfil: () => void }>();

  useEffect(() => {
    if (!isDirty) return undefined;
    const onClick = (event: MouseEvent) => {
      const address = pageOf(event);
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
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);

  return {
    isAsking: wish !== undefined,
    stay: () => setWish(undefined),
    leave: () => wish?.fulfil(),
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
