import { ApiError, describeError } from 'shared-api/client';
import { serverNow } from 'shared-api/clock';
import { postMailing } from '../api/postMailing';
import { readReached } from '../api/readReached';
import type { DraftDesk } from '../draft/useSendingDraft';
import { CHECK_EVERY_MS, RETRY_MS } from '../limits';
import { forgetJob, keepSent, keepWaiting, readKept, requestOf, type MailingJob } from './mailingJob';
import type { Mailing } from './mailingState';
import { takeTabLock } from './tabLock';

interface Surroundings {
  account: number;
  get: () => Mailing;
  set: (mailing: Mailing) => void;
  draft: DraftDesk;
  /** Everybody was written to. */
  onDone: () => void;
}

/** What the page can do with a mailing. */
export interface MailingControl {
  /** Comes to the page: goes on with what a reload interrupted. */
  resume: () => void;
  /** Confirmed: from now on it can be taken back for a while. */
  begin: (job: Omit<MailingJob, 'since'>) => Promise<void>;
  /** The time for that is over. */
  send: () => void;
  takeBack: () => void;
  /** The page was left. `isClosing`: whoever comes next is another page. */
  leave: (isClosing: boolean) => void;
  /** Writes to those whom it did not reach. */
  sendToRest: () => void;
  /** The next one may be written. */
  finish: () => void;
}

/**
 * A mailing from its confirmation to its end. It is sent once: after a lost answer it is found out whom it reached before the rest is
 * offered, and what is needed for that is kept over a reload. It goes on while other pages are looked at.
 */
export function createMailing({ account, get, set, draft, onDone }: Surroundings): MailingControl {
  let job: MailingJob | undefined;
  let release = () => {};

  function end(mailing: Mailing): void {
    forgetJob(account);
    job = undefined;
    release();
    set(mailing);
  }

  function succeed(total: number): void {
    draft.beginAnew();
    end({ phase: 'success', total });
    onDone();
  }

  async function takeLock(): Promise<boolean> {
    const taken = await takeTabLock(account, false);
    release = taken ?? (() => {});
    return taken !== undefined;
  }

  async function waitForOtherTab(): Promise<void> {
    set({ phase: 'elsewhere' });
    (await takeTabLock(account, true))?.();
    draft.readAgain();
    set({ phase: 'creation' });
    await resume();
  }

  async function resume(): Promise<void> {
    if (get().phase !== 'creation' || readKept(account) === undefined) return;
    if (!(await takeLock())) return waitForOtherTab();
    // What was kept may be another tab's, and over by now.
    const kept = readKept(account);
    if (kept === undefined || get().phase !== 'creation') return release();
    if (kept === 'waiting') return end({ phase: 'creation', notice: { kind: 'left' } });
    job = kept;
    await check(kept);
  }

  async function deliver(whole: MailingJob, ids: readonly number[]): Promise<void> {
    const before = get();
    const total = whole.ids.length;
    keepSent(account, whole);
    set({ phase: 'sending', total });
    try {
      const sent = await postMailing(requestOf(whole, ids));
      // A server that knows the mailing counts everybody, any other those whom this request named.
      const isPart = sent !== undefined && sent <= ids.length && ids.length < total;
      succeed(isPart ? total - ids.length + sent : Math.min(sent ?? total, total));
    } catch (error) {
      if (isLost(error)) await check(whole);
      else if (before.phase === 'partly') set({ ...before, problem: describeError(error) });
      else end({ phase: 'creation', notice: { kind: 'refused', reason: describeError(error) } });
    }
  }

  async function check(whole: MailingJob): Promise<void> {
    const total = whole.ids.length;
    let former: number | undefined;
    set({ phase: 'checking', total });
    for (;;) {
      try {
        const { reached, rest, unsure } = await readReached(whole);
        if (rest.length === 0 && unsure === 0) return succeed(total);
        // The server may still be writing: only what stays the same is the result.
        if (reached === former) return set({ phase: 'partly', total, reached, rest, unsure });
        former = reached;
        set({ phase: 'checking', total, reached });
        await pause(CHECK_EVERY_MS);
      } catch (error) {
        set({ phase: 'checking', total, reached: former, problem: whyNotNow(error) });
        await pause(RETRY_MS);
      }
    }
  }

  return {
    resume: () => void resume(),
    begin: async (confirmed) => {
      if (!(await takeLock())) return waitForOtherTab();
      job = { ...confirmed, since: 0 };
      keepWaiting(account);
      set({ phase: 'countdown', total: confirmed.ids.length });
    },
    send: () => {
      if (!job || get().phase !== 'countdown') return;
      job = { ...job, since: serverNow() };
      void deliver(job, job.ids);
    },
    takeBack: () => get().phase === 'countdown' && end({ phase: 'creation' }),
    leave: (isClosing) => {
      // Whoever comes back begins with the form, and what was said above it is over.
      if (get().phase === 'success' || get().phase === 'creation') set({ phase: 'creation' });
      if (get().phase !== 'countdown') return;
      end({ phase: 'creation', notice: { kind: 'left' } });
      if (isClosing) keepWaiting(account);
    },
    sendToRest: () => {
      const mailing = get();
      if (job && mailing.phase === 'partly') void deliver(job, mailing.rest);
    },
    finish: () => {
      if (get().phase === 'partly') draft.beginAnew();
      end({ phase: 'creation' });
    },
  };
}

/** Whether nobody knows if the mailing was taken: no answer came, or one that does not say. */
function isLost(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  const { problem } = error;
  return (
    problem.kind === 'network' ||
    problem.kind === 'timeout' ||
    (problem.kind === 'http' && (problem.status >= 500 || problem.status < 400))
  );
}

/** Why it cannot be found out now; empty when there is no network. */
function whyNotNow(error: unknown): string {
  const isOffline = error instanceof ApiError && (error.problem.kind === 'network' || error.problem.kind === 'timeout');
  return isOffline ? '' : describeError(error);
}

/** Waits, but not longer than until the network is back. */
function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, ms);
    window.addEventListener('online', go);
  });
}
