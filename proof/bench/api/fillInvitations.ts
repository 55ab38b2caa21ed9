import { sql } from 'drizzle-orm';
import type { Database } from 'reference-api/platform/database/database';

const DEMO_SUPPLIER = 1;
/** Invitations of the first demo account in each direction, which serves as a busy one. */
const DEMO_INVITATIONS = 2000;

/** Adds three invitations for each company of `fillScale`, and many for the first demo account; a fifth of them is open. */
export async function fillInvitations(db: Database, now: Date): Promise<void> {
  const row = sql`current_date + n % 14, (array['09:00', '10:30', '12:00', '15:00'])[1 + n % 4],
    (array['AWAITING', 'ACCEPTED', 'REJECTED', 'CANCELED', 'ACCEPTED'])[1 + n % 5], ${now.toISOString()}::timestamptz`;
  const into = sql`insert into invitations (sender_id, recipient_id, date, point, status, created_at)`;
  const companies = sql`(select id, row_number() over (order by id)::int as n from users where email like 'scale%') as company`;
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`${into} select id, case when id > 1000 then id - k else id + k end, ${row}
      from ${companies} cross join generate_series(1, 3) as k`);
    await tx.execute(
      sql`${into} select id, ${DEMO_SUPPLIER}::int, ${row} from ${companies} where n <= ${DEMO_INVITATIONS}::int`,
    );
    await tx.execute(
      sql`${into} select ${DEMO_SUPPLIER}::int, id, ${row} from ${companies} where n <= ${DEMO_INVITATIONS}::int`,
    );
  });
  await db.execute(sql`vacuum analyze`);
}
