import { serverNow } from 'shared-api/clock';

/** What this browser knows about builds. */
interface BuildRecord {
  /** 0 to 99, for releases to a part of all browsers. */
  device: number;
  /** By remote: the build that was drawn here last and was healthy for some seconds, with its exposes that were. */
  good: Record<string, { build: string; exposes: string[] }>;
  /** By remote: the builds that failed here, until when (milliseconds) each is passed over, and out of which builds it was taken. */
  aside: Record<string, { offered: string; until: Record<string, number> }>;
}

const KEY = 'vstrecha.builds';
/** Milliseconds. What failed may have failed for what the server sent, or for this browser's own reasons. */
const SET_ASIDE_FOR = 60 * 60_000;

let record: BuildRecord | undefined;
let canKeep = true;

/** Which hundredth of all browsers this one is. */
export function deviceShare(): number {
  // Kept at once: the next page load belongs to the same hundredth.
  if (!read()) change(() => {});
  return current().device;
}

export function rememberGood(remote: string, build: string, expose: string): void {
  change(({ good }) => {
    const known = good[remote]?.build === build ? good[remote].exposes : [];
    good[remote] = { build, exposes: [...new Set([...known, expose])] };
  });
}

/** Whether a build has shown an expose here and was healthy. */
export function isGood(remote: string, build: string, expose: string): boolean {
  const good = current().good[remote];
  return good?.build === build && good.exposes.includes(expose);
}

/** It has failed, and has to prove itself again. */
export function forgetGood(remote: string, expose: string): void {
  change(({ good }) => {
    if (good[remote]) good[remote].exposes = good[remote].exposes.filter((known) => known !== expose);
  });
}

/** Passes a build over for a while, in this browser. @param offered names of all builds of the remote: others end it */
export function setAside(remote: string, build: string, offered: readonly string[]): void {
  change(({ aside }) => {
    const list = offered.join();
    const until = aside[remote]?.offered === list ? aside[remote].until : {};
    aside[remote] = { offered: list, until: { ...until, [build]: serverNow() + SET_ASIDE_FOR } };
  });
}

/** Tells whether a build is passed over now. The browser's storage is read once for all builds of the remote, which may be a dozen. */
export function readAside(remote: string, offered: readonly string[]): (build: string) => boolean {
  const aside = current().aside[remote];
  const until = aside?.offered === offered.join() ? aside.until : {};
  return (build) => (until[build] ?? 0) > serverNow();
}

/** Gives all builds of a remote another chance: what fails with each of them is not theirs. */
export function forgive(remote: string): void {
  change(({ aside }) => delete aside[remote]);
}

/** Other tabs write as well, so what is kept counts. */
function current(): BuildRecord {
  record = (canKeep ? read() : undefined) ?? record ?? { device: Math.floor(Math.random() * 100), good: {}, aside: {} };
  return record;
}

function change(edit: (draft: BuildRecord) => void): void {
  const draft = current();
  edit(draft);
  try {
    localStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // From now on the page's own memory counts: what could not be kept must not be forgotten.
    canKeep = false;
  }
}

/** What is kept, unless an earlier or a later shell kept something else there. */
function read(): BuildRecord | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as BuildRecord;
    const isWhole =
      typeof kept.device === 'number' &&
      Object.values(kept.good).every(({ exposes }) => Array.isArray(exposes)) &&
      Object.values(kept.aside).every(({ until }) => typeof until === 'object');
    return isWhole ? kept : undefined;
  } catch {
    return undefined;
  }
}
