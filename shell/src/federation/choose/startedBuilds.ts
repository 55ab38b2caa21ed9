import { isTrial } from '../registry/trial';

/** One component of one build of a remote. */
interface Started {
  remote: string;
  expose: string;
  build: string;
}

/**
 * Prefix of marks in localStorage: `vstrecha.started mf_catalog CatalogPage 1.0.0-abc`, with the time of the last
 * heartbeat as the value.
 */
const PREFIX = 'vstrecha.started';
/** Milliseconds between two heartbeats of a page. */
const BEAT_EVERY = 1_000;
/**
 * Milliseconds without a heartbeat after which a page counts as frozen. Slow devices may pause for some seconds, and
 * another tab may check then.
 */
const SILENT_AFTER = 10_000;
/** Maximum age of a mark, in milliseconds. */
const OUTDATED_AFTER = 60 * 60_000;
/** Milliseconds after which a build that has not frozen loses its mark, rendered or not. */
const WATCHED_FOR = 15_000;

/** By key: stops this page's heartbeat. */
const running = new Map<string, () => void>();

/**
 * Marks a build before its scripts run: a frozen page cannot report, but its mark stays. The mark is removed when the
 * build has finished, and when the page is left or hidden, since browsers end hidden pages silently.
 */
export function noteStarted(started: Started): void {
  if (document.visibilityState !== 'visible' || isTrial()) return;
  const key = keyOf(started);
  remove(key);
  const end = Date.now() + WATCHED_FOR;
  const beat = () => (Date.now() < end ? write(key, String(Date.now())) : remove(key));
  const timer = setInterval(beat, BEAT_EVERY);
  running.set(key, () => clearInterval(timer));
  beat();
}

/** The build has become healthy, or has failed visibly. */
export function noteFinished(started: Started): void {
  remove(keyOf(started));
}

/** Exposes of a remote that froze the page in which they were started; each is returned once. */
export function takeFrozen(remote: string): Started[] {
  return readKeys()
    .map((key) => ({ key, words: key.split(' ') }))
    .filter(({ key, words }) => words[0] === PREFIX && words[1] === remote && !running.has(key))
    .flatMap(({ key, words: [, , expose = '', build = ''] }) => {
      const silence = Date.now() - Number(localStorage.getItem(key));
      // Another tab is still running it.
      if (silence < SILENT_AFTER) return [];
      remove(key);
      return silence < OUTDATED_AFTER ? [{ remote, expose, build }] : [];
    });
}

window.addEventListener('pagehide', removeAll);
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') removeAll();
});

function removeAll(): void {
  for (const key of running.keys()) remove(key);
}

function keyOf({ remote, expose, build }: Started): string {
  return [PREFIX, remote, expose, build].join(' ');
}

function remove(key: string): void {
  running.get(key)?.();
  running.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Without storage this browser has no marks.
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Without storage, freezes go unnoticed.
  }
}

function readKeys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}
