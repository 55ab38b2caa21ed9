import { describeError, mayHaveArrived, outcome } from 'shared-api/client';
import { serverNow } from 'shared-api/clock';
import { retryLater, takeTabLock } from 'shared-api/delivery';
import { postMailing } from '../api/postMailing';
import { readReached } from '../api/readReached';
import { CHECK_EVERY_MS, RETRY_MS } from '../limits';
import { forgetJob, keepSent, keepWaiting, readKept, requestOf, type MailingJob } from './mailingJob';
import type { Mailing } from './mailingState';
import type { DraftDesk } from './useSendingDraft';

interface Surroundings {
  account: number;
  get: () => Mailing;
  set: (mailing: Mailing) => void;
  draft: DraftDesk;
  /** Called when all recipients have been written to. */
  onDone: () => void;
}

export interface MailingControl {
  /** Called when the page opens: continues a mailing that a reload interrupted. */
  resume: () => void;
  /** Starts the countdown of a confirmed mailing. */
  begin: (job: Omit<MailingJob, 'since'>) => Promise<void>;
  /** Called when the countdown is over. */
  send: () => void;
  takeBack: () => void;
  /** Called when the page is left; `isClosing` means that the document itself is unloaded. */
  leave: (isClosing: boolean) => void;
  /** Sends to the companies that the mailing did not reach. */
  sendToRest: () => void;
  /** Returns to an empty form. */
  finish: () => void;
}

/**
 * Runs a mailing from confirmation to completion; it continues while other pages are shown. It is sent once: after a
 * lost response, the mailing finds out whom it reached before it offers to send to the rest; the data needed for that
 * survives a reload.
 */
export function createMailing({ account, get, set, draft, onDone }: Surroundings): MailingControl {
  let job: MailingJob | undefined;
  let release = () => {};
  const lock = `vstrecha-mailing-${account}`;

  function end(mailing: Mailing): void {
    forgetJob(account);
    job = undefined;
    release();
    set(mailing);
  }

  function succeed(total: number): void {
    draft.startNext();
    end({ phase: 'success', total });
    onDone();
  }

  async function takeLock(): Promise<boolean> {
    const taken = await takeTabLock(lock, false);
    release = taken ?? (() => {});
    return taken !== undefined;
  }

  async function waitForOtherTab(): Promise<void> {
    set({ phase: 'elsewhere' });
    (await takeTabLock(lock, true))?.();
    draft.reload();
    set({ phase: 'creation' });
    await resume();
  }

  async function resume(): Promise<void> {
    if (get().phase !== 'creation' || readKept(account) === undefined) return;
    if (!(await takeLock())) return waitForOtherTab();
    // The stored mailing may belong to another tab and be complete by now.
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
      // Servers without `client_id` support count only the recipients of this request.
      const isPart = sent !== undefined && sent <= ids.length && ids.length < total;
      succeed(isPart ? total - ids.length + sent : Math.min(sent ?? total, total));
    } catch (error) {
      if (mayHaveArrived(error)) await check(whole);
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
        // The server may still be sending: only an unchanged count is final.
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
      // A returning user starts with the form, without the previous notice.
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
      if (get().phase === 'partly') draft.startNext();
      end({ phase: 'creation' });
    },
  };
}

/** Why the check fails now; empty when offline. */
function whyNotNow(error: unknown): string {
  return outcome(error) === 'offline' ? '' : describeError(error);
}

const pause = (ms: number) => new Promise<void>((resolve) => retryLater(ms, resolve));
