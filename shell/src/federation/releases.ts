import { whenIdle } from 'shared-ui/whenIdle';
import { chooseBuilds } from './chooseBuilds';
import { fetchAhead } from './fetchBuild';
import { areFetched } from './fetchScripts';
import { holdsUnsavedWork } from './holdsUnsavedWork';
import { knownBuilds, refreshRegistry } from './registry';
import { addressesOf } from './scriptsOf';
import { isJudged } from './suitsHost';

/** Polling interval of a visible page, and minimum time until a page that becomes visible polls, in milliseconds. */
const ASK_EVERY = 3 * 60_000;
const ASK_AGAIN_AFTER = 60_000;

/** By remote: the exposes rendered in this page, with their builds. */
const drawn = new Map<string, Map<string, string>>();

/** Records that an expose is rendered from a build. */
export function noteDrawn(remote: string, expose: string, build: string): void {
  drawn.set(remote, (drawn.get(remote) ?? new Map<string, string>()).set(expose, build));
}

/** Everything of a remote that this page has rendered. */
export function drawnOf(remote: string): { expose: string; build: string }[] {
  return [...(drawn.get(remote) ?? [])].map(([expose, build]) => ({ expose, build }));
}

/** The first expose rendered from a build. */
export function findDrawn(remote: string, build: string): string | undefined {
  return drawnOf(remote).find((each) => each.build === build)?.expose;
}

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
    isJudged(next) &&
    areFetched(addressesOf(remote, next, expose)) &&
    !holdsUnsavedWork()
  );
}

async function fetchReleased(): Promise<void> {
  for (const [remote, exposes] of drawn)
    // A failed prefetch is fetched again when needed.
    for (const [expose, build] of exposes) await fetchAhead(remote, expose, build).catch(() => {});
}
