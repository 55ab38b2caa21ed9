import type { PushEvents } from '../contract/types.ts';
import type { Database } from '../database/database.ts';
import type { PushSender } from './pushService.ts';

/** An event of the contract with its data, on the channel of one user. */
export type PushEvent = {
  [Name in keyof PushEvents]: { channel: string; event: Name; data: PushEvents[Name] };
}[keyof PushEvents];

/** Adds events to those sent when the transaction is committed. */
export type Tell = (...events: PushEvent[]) => void;

/**
 * Runs a transaction whose events are sent if, and only if, it is committed. Other processes of the database receive them
 * atomically with the commit, even if this process dies right after it; its own clients then reconnect and read everything again.
 */
export async function withEvents<Result>(
  { db, push }: { db: Database; push: Pick<PushSender, 'prepare'> },
  work: (tx: Database, tell: Tell) => Promise<Result>,
): Promise<Result> {
  const { result, deliver } = await db.transaction(async (tx) => {
    const events: PushEvent[] = [];
    const worked = await work(tx, (...told) => void events.push(...told));
    return { result: worked, deliver: await push.prepare(tx, events) };
  });
  deliver();
  return result;
}
