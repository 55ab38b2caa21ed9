import { sql } from 'drizzle-orm';
import { DateTime } from 'luxon';
import { ZONE } from '#platform/clock/clock.ts';
import { selectRows } from '#platform/database/database.ts';
import { administratorOperation } from '#platform/http/operation.ts';
import { pageCount, pageOffset } from '#platform/http/pages.ts';
import { requireCalendarDate } from '../event/slots.ts';
import { findEntries } from './journalEntries.ts';

export const getJournal = administratorOperation('getJournal', async ({ query }, { db }) => {
  const { actor, action, subject_type, subject_id, from, to } = query;
  const where = sql.join(
    [
      sql`true`,
      ...(actor === undefined ? [] : [sql`entry.actor_id = ${actor}`]),
      ...(action === undefined ? [] : [sql`entry.action = ${action}`]),
      ...(subject_type === undefined ? [] : [sql`entry.subject_type = ${subject_type}`]),
      ...(subject_id === undefined ? [] : [sql`entry.subject_ids @> array[${subject_id}]::int[]`]),
      ...(from === undefined ? [] : [sql`entry.at >= ${dayStart(from)}::timestamptz`]),
      ...(to === undefined ? [] : [sql`entry.at < ${dayStart(to, 1)}::timestamptz`]),
    ],
    sql` and `,
  );
  const [total] = await selectRows<{ count: number }>(
    db,
    sql`select count(*)::int as count from organizer_journal as entry where ${where}`,
  );
  const total_count = total?.count ?? 0;
  const entries = await findEntries(db, where, { limit: query.limit, offset: pageOffset(query) });
  return { entries, pages: pageCount(total_count, query.limit), total_count };
});

/** The instant at which a day of Moscow begins, or one some days later. */
function dayStart(date: string, plusDays = 0): string {
  requireCalendarDate(date);
  return DateTime.fromISO(date, { zone: ZONE }).plus({ days: plusDays }).toUTC().toISO() ?? date;
}
