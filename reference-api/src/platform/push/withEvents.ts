import type { PushEvents } from '../contract/types.ts';
import type { Database } from '../database/database.ts';
import type { PushService } from './pushService.ts';

/** An event of the contract with its data, on the channel of one user. */
export type PushEvent = {
  [Name in keyof PushEvents]: { channel: string; event: Name; data: PushEvents[Name] };
}[keyof PushEvents];

/** Adds events to those that go out when the transaction is committed. */
export type Tell = (...events: PushEvent[]) => void;

/**
 * Runs a transaction whose events go out if, and only if, it is committed. The other processes behind the database hear of them with the
 * commit itself, so that a process that dies right after it loses none; its own clients connect anew and read everything again.
 */
export async function withEvents<Result>(
  { db, push }: { db: Database; push: PushService },
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
