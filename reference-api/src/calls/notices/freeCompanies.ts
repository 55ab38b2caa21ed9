import { sql } from 'drizzle-orm';
import { selectRows, type Database } from '#platform/database/database.ts';
import type { Slot } from './russianWhen.ts';

const MOST = 3;

/**
 * Companies that a user could meet in a slot instead: of the other type, with a common activity area, free then; best fits first.
 * @param exceptId the company that has cancelled
 */
export async function findFreeCompanies(
  db: Database,
  { userId, exceptId, slot: { date, point } }: { userId: number; exceptId: number | null; slot: Slot },
): Promise<{ id: number; company: string }[]> {
  return selectRows<{ id: number; company: string }>(
    db,
    sql`select other.id, other.company from users as own
      join users as other on other.type <> own.type and other.activity_keys && own.activity_keys
      where own.id = ${userId} and other.id is distinct from ${exceptId}::int
        and other.registration_step = 'FINISHED' and other.is_activated and not other.is_blocked and not other.is_admin and not other.only_chat
        and coalesce(
          (select status from date_points where user_id = other.id and date = ${date} and point = ${point}),
          (select status from default_points where user_id = other.id and point = ${point})
        ) = 'AVAILABLE'
        and not exists (select from meeting_sides where user_id = other.id and date = ${date} and point = ${point})
      order by (select count(*) from unnest(other.activity_keys) as key where key = any(own.activity_keys)) desc, other.company_key, other.id
      limit ${MOST}`,
  );
}
