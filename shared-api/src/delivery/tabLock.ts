import { createClientId } from '../client/createClientId';
import { serverNow } from '../clock/serverClock';
import { keepDraft, readDraft } from '../storage/drafts';

/** Milliseconds until the lock of a tab expires unless renewed, and between attempts to take it. */
const TURN_MS = 20_000;
const LOOK_MS = 1_000;

/** Releases the lock. */
type Release = () => void;

/** Runs `work` under a lock shared by all tabs of this browser; the others wait. */
export async function inOneTab<Result>(name: string, work: () => Result | Promise<Result>): Promise<Result> {
  const release = await takeTabLock(name, true);
  try {
    return await work();
  } finally {
    release?.();
  }
}

/**
 * Takes a lock shared by all tabs of this browser, until it is released or the tab closes.
 * @param mayWait waits for other tabs to release the lock
 * @returns `undefined` when another tab has the lock
 */
export async function takeTabLock(name: string, mayWait: boolean): Promise<Release | undefined> {
  // Missing when the page is loaded over plain HTTP.
  if (!('locks' in navigator)) return takeTurn(name, mayWait);
  return new Promise((resolve, reject) => {
    const hold = (lock: Lock | null) => {
      if (!lock) return resolve(undefined);
      return new Promise<void>((release) => resolve(release));
    };
    // Refused to a page being unloaded.
    navigator.locks.request(name, { ifAvailable: !mayWait }, hold).catch(reject);
  });
}

const thisTab = createClientId();

/**
 * Emulates the lock by a storage entry. Two tabs may take it at the same moment; then the server deduplicates by
 * `client_id`.
 */
async function takeTurn(name: string, mayWait: boolean): Promise<Release | undefined> {
  while (isTakenElsewhere(readDraft(name))) {
    if (!mayWait) return undefined;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  const renew = () => keepDraft(name, `${thisTab} ${serverNow() + TURN_MS}`);
  const release = () => {
    clearInterval(timer);
    window.removeEventListener('pagehide', release);
    keepDraft(name, '');
  };
  const timer = setInterval(renew, TURN_MS / 4);
  window.addEventListener('pagehide', release);
  renew();
  return release;
}

function isTakenElsewhere(note: string): boolean {
  const [tab, until] = note.split(' ');
  return tab !== '' && tab !== thisTab && Number(until) > serverNow();
}
