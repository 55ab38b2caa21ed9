import { createHash } from 'node:crypto';
import type { Database } from '../database/database.ts';
import type { QueuedJob } from '../jobs/job.ts';
import type { Limiter, LimitRule } from '../limits/limiter.ts';
import { mailboxOf, type Deliver, type Mail } from './mail.ts';

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
/** Delays after failed tries. */
export const RETRY_MS = [MINUTE_MS, 10 * MINUTE_MS, HOUR_MS, 6 * HOUR_MS];
const AT_ONCE = 4;
/** Enough to distinguish the mailboxes in a log. */
const HASH_LENGTH = 12;

/** E-mails of one kind, composed when they are sent. `Payload` contains ids only. */
export interface EmailKind<Payload extends object> {
  name: string;
  /**
   * Limit of e-mails of this kind per mailbox; those above it are dropped. Without it, the call that requests the e-mail does the
   * counting.
   */
  mailboxLimit?: LimitRule;
  /** By default the job's id; a payload's id stays the same when a failed e-mail is queued again. */
  messageId?: (payload: Payload) => string;
  /**
   * @param tries 1 for the first try
   * @returns undefined when the e-mail is no longer needed, and an instant when it has to wait until then
   */
  write: (payload: Payload, tries: number) => Promise<Mail | Date | undefined>;
  /** Stored in the transaction that ends the job; a dropped e-mail counts as failed. */
  settle?: (tx: Database, payload: Payload, outcome: 'sent' | 'failed') => Promise<void>;
}

/**
 * The job that sends e-mails of one kind: retries after 1 min, 10 min, 1 h and 6 h, then gives up. E-mails above the limit of
 * their mailbox are dropped, with one line for the operator per mailbox and window.
 */
export function emailJob<Payload extends object>(
  { name, mailboxLimit, messageId, write, settle }: EmailKind<Payload>,
  deliver: Deliver,
  limiter: Limiter,
): QueuedJob {
  return {
    kind: 'queued',
    name,
    atOnce: AT_ONCE,
    retryMs: RETRY_MS,
    async run({ id, payload, tries }, report) {
      const mail = await write(payload as Payload, tries);
      if (!mail || mail instanceof Date) return mail;
      // Counted at the first try only, so that retries do not count again.
      if (tries === 1 && mailboxLimit && (await isOverLimit(limiter, mailboxLimit, mail, report)))
        return (tx) => settle?.(tx, payload as Payload, 'failed') ?? Promise.resolve();
      await deliver(mail, messageId?.(payload as Payload) ?? id).catch(withoutAddresses);
      return (tx) => settle?.(tx, payload as Payload, 'sent') ?? Promise.resolve();
    },
    giveUp: (tx, payload) => settle?.(tx, payload as Payload, 'failed') ?? Promise.resolve(),
  };
}

async function isOverLimit(
  limiter: Limiter,
  rule: LimitRule,
  { to }: Mail,
  report: (line: string) => void,
): Promise<boolean> {
  const mailbox = mailboxOf(to);
  if ((await limiter.take(rule, mailbox)) === undefined) return false;
  const line = { name: `${rule.name}-line`, points: 1, windowMs: rule.windowMs };
  if ((await limiter.take(line, mailbox)) === undefined) {
    const hash = createHash('sha256').update(mailbox).digest('hex').slice(0, HASH_LENGTH);
    report(`Mailbox ${hash} has ${rule.points} e-mails of «${rule.name}» within a day; more are dropped.`);
  }
  return true;
}

/** A mail server repeats a refused address in its error, and e-mail addresses must not be logged. */
function withoutAddresses(error: unknown): never {
  const text = error instanceof Error ? error.message : String(error);
  throw new Error(text.replace(/\S+@\S+/g, '…'));
}
