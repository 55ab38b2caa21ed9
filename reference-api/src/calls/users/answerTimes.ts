import { sql } from 'drizzle-orm';
import { intArray, selectRows, type Database } from '#platform/database/database.ts';

/** Fewer answers make no habit. */
const LEAST_ANSWERS = 5;
/** With fewer answered invitations the median would praise a company that mostly stays silent. */
const LEAST_SHARE = 0.5;

/** How many minutes companies usually take to answer an invitation, for those that mostly answer. */
export async function findAnswerMinutes(db: Database, ids: readonly number[], now: Date): Promise<Map<number, number>> {
  const rows = await selectRows<{ id: number; minutes: number }>(
    db,
    sql`select recipient_id as id, round(extract(epoch from percentile_cont(0.5) within group (order by answered_at - created_at)) / 60)::int as minutes
      from invitations where recipient_id = any(${intArray(ids)})
      group by recipient_id
      having count(answered_at) >= ${LEAST_ANSWERS}
        and count(answered_at) >= ${LEAST_SHARE}::float8 * count(*) filter (where answered_at is not null
          or status = 'AWAITING' and (date + point::time) at time zone 'Europe/Moscow' <= ${now.toISOString()}::timestamptz)`,
  );
  return new Map(rows.map(({ id, minutes }) => [id, minutes]));
}
