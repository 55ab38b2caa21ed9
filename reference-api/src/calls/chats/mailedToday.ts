import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { DateTime } from 'luxon';
import { ZONE } from '#platform/clock/moscow.ts';
import { mailingRecipients, mailings } from '#platform/database/schema.ts';

type Mailing = Pick<typeof mailings.$inferSelect, 'id' | 'sender_id' | 'created_at'>;

/** Whether somebody has been reached by another mailing of the same sender since the midnight (Moscow) before this one. */
export function isMailedToday({ id, sender_id, created_at }: Mailing, userId: PgColumn): SQL {
  const midnight = DateTime.fromJSDate(created_at, { zone: ZONE }).startOf('day').toJSDate();
  return sql`exists (select from ${mailingRecipients} as former join ${mailings} on ${mailings.id} = former.mailing_id
    where ${mailings.sender_id} = ${sender_id}::int and ${mailings.created_at} >= ${midnight.toISOString()}::timestamptz
    and ${mailings.id} <> ${id}::int and former.user_id = ${userId} and former.is_sent)`;
}
