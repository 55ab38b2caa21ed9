import { serverNow } from 'shared-api/clock';
import type { Build } from 'shared-api/federation/build';
import { isTrial } from '../registry/trial';

/** Health of builds in this browser, kept in localStorage. */
interface BuildRecord {
  /** Rollout bucket of this browser, 0–99. */
  device: number;
  /** By remote: the build that was last healthy here for some seconds, with its healthy exposes. */
  good: Record<string, { build: string; exposes: string[] }>;
  /** By remote: when each failed build may run again (milliseconds), and the builds on offer when it failed. */
  aside: Record<string, { offered: string; until: Record<string, number> }>;
}

const KEY = 'vstrecha.builds';
/** Milliseconds. A limited time, since the failure may be due to the server or this browser. */
const SET_ASIDE_FOR = 60 * 60_000;
/** Milliseconds for a build whose server hangs: each visit would wait for it again. */
export const HANGS_FOR = 5 * 60_000;

let record: BuildRecord | undefined;
let canKeep = true;

/** Rollout bucket of this browser, 0–99. */
function deviceShare(): number {
  // Stored at once, so that the next page load has the same bucket.
  if (!read()) change(() => {});
  return current().device;
}

/** Whether a build is released to this browser. */
export function isForThisBrowser({ percent }: Build): boolean {
  return percent === undefined || deviceShare() < percent;
}

export function rememberGood(remote: string, build: string, expose: string): void {
  change(({ good }) => {
    const known = good[remote]?.build === build ? good[remote].exposes : [];
    good[remote] = { build, exposes: [...new Set([...known, expose])] };
  });
}

/** Whether a build's expose has been healthy here. */
export function isGood(remote: string, build: string, expose: string): boolean {
  const good = current().good[remote];
  return good?.build === build && good.exposes.includes(expose);
}

/** After a failure, an expose must prove healthy again. */
export function forgetGood(remote: string, expose: string): void {
  change(({ good }) => {
    if (good[remote]) good[remote].exposes = good[remote].exposes.filter((known) => known !== expose);
  });
}

/**
 * Excludes a build in this browser for a while.
 * @param offered names of all builds of the remote: a different list ends the exclusion
 */
export function setAside(remote: string, build: string, offered: readonly string[], ms = SET_ASIDE_FOR): void {
  change(({ aside }) => {
    const list = offered.join();
    const until = aside[remote]?.offered === list ? aside[remote].until : {};
    aside[remote] = { offered: list, until: { ...until, [build]: serverNow() + ms } };
  });
}

/**
 * Returns a function that tells until when a build is excluded, if it is (milliseconds since 1970). Reads the browser's storage once for all builds of the
 * remote, which may be a dozen.
 */
export function readAside(remote: string, offered: readonly string[]): (build: string) => number | undefined {
  const aside = current().aside[remote];
  const until = aside?.offered === offered.join() ? aside.until : {};
  return (build) => ((until[build] ?? 0) > serverNow() ? until[build] : undefined);
}

/** Ends all exclusions of a remote's builds: a failure of every build is not the builds' fault. */
export function forgive(remote: string): void {
  change(({ aside }) => delete aside[remote]);
}

/** Read each time, since other tabs write as well. */
function current(): BuildRecord {
  record = (canKeep ? read() : undefined) ?? record ?? { device: Math.floor(Math.random() * 100), good: {}, aside: {} };
  return record;
}

function change(edit: (draft: BuildRecord) => void): void {
  const draft = current();
  edit(draft);
  if (isTrial()) canKeep = false;
  if (!canKeep) return;
  try {
    localStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // From now on use the page's memory: failures that cannot be stored must not be forgotten.
    canKeep = false;
  }
}

/** The stored record, unless another version of the shell stored it in another form. */
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
