/**
 * Holds back who goes Back or Forward to another page: the window returns to where it was before the router hears of it, and whoever asked
 * for this is told how the wish can be fulfilled.
 *
 * It hears of it first since what captures comes before what does not, also at the window itself. How far to return is known from the
 * numbers that the router keeps in the history's entries; of an entry without one nothing is held back.
 * @returns ends it
 */
export function holdBackHistory(onWish: (fulfil: () => void) => void): () => void {
  const { pathname } = window.location;
  const home = readPlace(window.history.state);
  let isReturning = false;
  let isLeaving = false;

  const hear = (event: PopStateEvent) => {
    const place = readPlace(event.state);
    if (isLeaving || home === undefined || place === undefined) return;
    if (place === home && isReturning) {
      // For the router nobody was ever away.
      event.stopImmediatePropagation();
      isReturning = false;
    } else if (window.location.pathname !== pathname) {
      event.stopImmediatePropagation();
      isReturning = true;
      window.history.go(home - place);
      onWish(() => {
        isLeaving = true;
        window.history.go(place - home);
      });
    }
  };
  window.addEventListener('popstate', hear, true);
  return () => window.removeEventListener('popstate', hear, true);
}

/** Which entry of the history it is, as the router counts them. */
function readPlace(state: unknown): number | undefined {
  const place = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : undefined;
  return typeof place === 'number' ? place : undefined;
}
