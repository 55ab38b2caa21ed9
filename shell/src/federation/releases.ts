import { whenIdle } from 'shared-ui/whenIdle';
import { chooseBuilds } from './chooseBuilds';
import { fetchAhead } from './fetchBuild';
import { areFetched } from './fetchScripts';
import { holdsUnsavedWork } from './holdsUnsavedWork';
import { knownBuilds, knownRegistry, refreshRegistry } from './registry';
import { addressesOf } from './scriptsOf';
import { isJudged } from './suitsHost';

/** Milliseconds between two questions of a page that is looked at, and at least before one that is looked at again asks. */
const ASK_EVERY = 3 * 60_000;
const ASK_AGAIN_AFTER = 60_000;

/** By remote: what has been drawn of it in this page, and out of which build. */
const drawn = new Map<string, Map<string, string>>();

/** An expose is drawn out of a build from now on. */
export function noteDrawn(remote: string, expose: string, build: string): void {
  drawn.set(remote, (drawn.get(remote) ?? new Map<string, string>()).set(expose, build));
}

/** What was drawn first out of a build. */
export function findDrawn(remote: string, build: string): string | undefined {
  return [...(drawn.get(remote) ?? [])].find(([, source]) => source === build)?.[0];
}

/**
 * Lets an open page learn of releases and rollbacks, and fetch their scripts when there is time. They are taken the next time that a page or
 * widget is opened; what is open stays as it is.
 * @returns ends that
 */
export function watchReleases(): () => void {
  let asked = performance.now();
  const ask = () => {
    if (document.visibilityState !== 'visible') return;
    asked = performance.now();
    refreshRegistry().then(
      () => whenIdle(() => void fetchReleased()),
      // The next question will be answered.
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

/** Whether another build than the one drawn is to be taken, its scripts are here, and nothing is lost by it. */
export function isReplaceable(remote: string, expose: string, build: string): boolean {
  // Asked with each change of pages, and nearly always there is no other; choosing reads the browser's storage.
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
  if (knownRegistry()?.isDevelopment) return;
  for (const [remote, exposes] of drawn)
    // What does not come now is asked for when it is needed.
    for (const [expose, build] of exposes) await fetchAhead(remote, expose, build).catch(() => {});
}
