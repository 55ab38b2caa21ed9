import { guardHistory } from 'shared-api/leaving';

/**
 * Holds back who goes Back or Forward to another page: the window returns to where it was, without the router, and whoever asked for this
 * is told how the wish can be fulfilled. How far to return is known from the numbers that the router keeps in the history's entries; of an
 * entry without one nothing is held back.
 * @returns ends it
 */
export function holdBackHistory(onWish: (fulfil: () => void) => void): () => void {
  const { pathname } = window.location;
  const home = readPlace(window.history.state);
  let isReturning = false;
  let isLeaving = false;

  return guardHistory(({ state }) => {
    const place = readPlace(state);
    if (isLeaving || home === undefined || place === undefined) return false;
    if (place === home && isReturning) {
      // For the router nobody was ever away.
      isReturning = false;
      return true;
    }
    if (window.location.pathname === pathname) return false;
    isReturning = true;
    window.history.go(home - place);
    onWish(() => {
      isLeaving = true;
      window.history.go(place - home);
    });
    return true;
  });
}

/** Which entry of the history it is, as the router counts them. */
function readPlace(state: unknown): number | undefined {
  const place = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : undefined;
  return typeof place === 'number' ? place : undefined;
}
