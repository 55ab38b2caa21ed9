import { whenIdle } from 'shared-ui/whenIdle';
import { chooseBuilds } from '../choose/chooseBuilds';
import { knownDetails } from '../choose/suitsHost';
import { knownBuilds, refreshRegistry } from '../registry/registry';
import { allDrawn } from '../watch/drawn';
import { addressesOf, fetchAhead } from './fetchBuild';
import { areFetched } from './fetchScripts';

/** Polling interval of a visible page, and minimum time until a page that becomes visible polls, in milliseconds. */
const ASK_EVERY = 3 * 60_000;
const ASK_AGAIN_AFTER = 60_000;

/**
 * Polls for releases and rollbacks while a page is open, and prefetches their scripts. They are used the next time a
 * page or widget is opened; open ones stay as they are.
 * @returns ends the polling
 */
export function watchReleases(): () => void {
  let asked = performance.now();
  const ask = () => {
    if (document.visibilityState !== 'visible') return;
    asked = performance.now();
    refreshRegistry().then(
      () => whenIdle(() => void fetchReleased()),
      // The next poll will try again.
      () => {},
    );
  };
  const handleVisibility = () => {
    if (performance.now() - asked >= ASK_AGAIN_AFTER) ask();
  };
  const timer = setInterval(ask, ASK_EVERY);
  document.addEventListener('visibilitychange', handleVisibility);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', handleVisibility);
  };
}

/** Whether another build should replace the rendered one: its scripts have loaded and no work would be lost. */
export function isReplaceable(remote: string, expose: string, build: string): boolean {
  // A shortcut: this runs with each navigation, there is rarely another build, and choosing reads the browser's
  // storage.
  if (knownBuilds(remote).every((known) => known.build === build)) return false;
  const [next] = chooseBuilds(remote, expose).fresh;
  return (
    next !== undefined &&
    next.build !== build &&
    knownDetails(next) !== undefined &&
    areFetched(addressesOf(remote, next, expose)) &&
    !holdsUnsavedWork()
  );
}

async function fetchReleased(): Promise<void> {
  // A failed prefetch is fetched again when needed.
  for (const { remote, expose, build } of allDrawn()) await fetchAhead(remote, expose, build).catch(() => {});
}

/**
 * Whether closing the page would lose unsaved work. Forms, uploads and pending messages all handle `beforeunload`;
 * dispatching it asks them without showing a dialog.
 */
function holdsUnsavedWork(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}
