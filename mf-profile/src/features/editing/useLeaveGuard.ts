import { useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { guardMoves } from 'shared-api/leaving';
import { holdBackHistory } from './holdBackHistory';
import { holdBackLinks } from './holdBackLinks';

/**
 * Holds back who is about to leave the page while something is not saved: by a link, by Back or Forward, by what a script does on its own
 * (a message on the desktop was pressed), or by closing the window (there the browser asks).
 * @returns the wish that waits for an answer, to be fulfilled or dropped
 */
export function useLeaveGuard(isDirty: boolean) {
  const { pathname, key } = useLocation();
  const navigate = useNavigate();
  const [wish, setWish] = useState<{ fulfil: () => void }>();

  // Begins and ends with what the page shows of it.
  useLayoutEffect(() => {
    if (!isDirty) return undefined;
    const stopLinks = holdBackLinks(pathname, (to) => setWish({ fulfil: () => void navigate(to) }));
    const stopHistory = holdBackHistory((fulfil) => setWish({ fulfil }));
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
    // Another entry of the history, as one within the page is, has another place in it.
  }, [isDirty, pathname, key, navigate]);

  return {
    isAsking: wish !== undefined,
    stay: () => setWish(undefined),
    leave: () => wish?.fulfil(),
  };
}
