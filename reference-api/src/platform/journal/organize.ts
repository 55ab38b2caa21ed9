import type { Clock } from '../clock/clock.ts';
import type { Database } from '../database/database.ts';
import { organizerJournal } from '../database/schema.ts';
import type { PushSender } from '../push/pushService.ts';
import { withEvents, type Tell } from '../push/withEvents.ts';
import type { JournalAction, SubjectType } from './journalActions.ts';

/** What an entry is about; `title` names a subject that may be gone later. */
export interface Subject {
  type: SubjectType;
  ids?: readonly number[];
  title?: string;
}

type Facts = Record<string, unknown> | null;

/** Notes what was done; never passwords, tokens or texts of chats. */
export type Journal = (
  action: JournalAction,
  subject: Subject,
  before: Facts,
  after: Facts,
  reason?: string | null,
) => Promise<void>;

/** What a function behind an organizer's call works with: an open transaction, and who acts. */
export interface Organizing {
  tx: Database;
  now: Date;
  /** Null: an operator's command or the server itself. */
  actor: number | null;
  /** Events for when the transaction is committed. */
  tell: Tell;
  journal: Journal;
  /** Says that the state is as before, so the journal needs no entry. */
  unchanged(): void;
}

/**
 * Runs an organizer's change in one transaction with its journal entries. Needs no HTTP: commands of operators use it, too.
 * @throws Error when the work has neither left an entry nor called `unchanged`
 */
export function organize<Result>(
  context: { db: Database; push: Pick<PushSender, 'prepare'>; clock: Clock },
  actor: number | null,
  work: (act: Organizing) => Promise<Result>,
): Promise<Result> {
  return withEvents(context, async (tx, tell) => {
    const now = context.clock.now();
    let isNoted = false;
    const result = await work({
      tx,
      now,
      actor,
      tell,
      async journal(action, { type, ids = [], title }, before, after, reason = null) {
        await tx.insert(organizerJournal).values({
          actor_id: actor,
          action,
          subject_type: type,
          subject_ids: [...ids],
          title: title ?? null,
          before,
          after,
          reason,
          at: now,
        });
        isNoted = true;
      },
      unchanged: () => void (isNoted = true),
    });
    if (!isNoted) throw new Error('A change of an organizer has left no entry in the journal.');
    return result;
  });
}
