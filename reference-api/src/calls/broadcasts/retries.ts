import { and, eq, sql } from 'drizzle-orm';
import { selectRows, type Database } from '#platform/database/database.ts';
import { broadcastRecipients } from '#platform/database/schema.ts';
import { conflict } from '#platform/errors/httpError.ts';
import type { Organizing } from '#platform/journal/organize.ts';
import { lockBroadcast } from './broadcastRows.ts';
import { BROADCAST_EMAIL, queueFor } from './sendBroadcasts.ts';

/** Sends the failed e-mails of a mailing again. @returns how many */
export async function retryFailed(act: Organizing, id: number): Promise<number> {
  const { tx, now } = act;
  const { subject } = await lockBroadcast(tx, id);
  const failed = await tx
    .update(broadcastRecipients)
    .set({ email: 'waiting' })
    .where(and(eq(broadcastRecipients.broadcast_id, id), eq(broadcastRecipients.email, 'failed')))
    .returning({ id: broadcastRecipients.user_id });
  if (failed.length === 0) throw conflict('Неудавшихся писем нет.');
  await tx.execute(
    sql`delete from jobs where name = ${BROADCAST_EMAIL} and failed_at is not null and payload ->> 'broadcastId' = ${String(id)}`,
  );
  const ids = failed.map((row) => row.id);
  await queueFor(tx, BROADCAST_EMAIL, id, ids, now);
  const count = ids.length;
  await act.journal('broadcast.retry', { type: 'broadcast', ids: [id], title: subject }, null, { count });
  return count;
}

/** Sends every failed e-mail again, of mailings and others. @returns how many */
export async function retryAllEmails(act: Organizing): Promise<number> {
  const { tx, now } = act;
  await reopenRecipients(tx);
  const again = await selectRows(
    tx,
    sql`update jobs set failed_at = null, tries = 0, run_at = ${now.toISOString()}::timestamptz
      where failed_at is not null and name like '% letter' returning 1`,
  );
  if (again.length === 0) act.unchanged();
  else await act.journal('letters.retry', { type: 'letter' }, null, { count: again.length });
  return again.length;
}

async function reopenRecipients(tx: Database): Promise<void> {
  await tx.execute(sql`
    update broadcast_recipients as recipient set email = 'waiting' from jobs
    where jobs.name = ${BROADCAST_EMAIL} and jobs.failed_at is not null and recipient.email = 'failed'
      and recipient.broadcast_id = (jobs.payload ->> 'broadcastId')::int and recipient.user_id = (jobs.payload ->> 'userId')::int`);
}
