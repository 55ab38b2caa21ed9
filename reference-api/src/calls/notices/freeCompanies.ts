import { and, eq, ne, sql, type SQL } from 'drizzle-orm';
import { selectRows, type Database } from '#platform/database/database.ts';
import { users } from '#platform/database/schema.ts';
import { findFitSide, rankFits } from '../users/fitOrder.ts';
import { isVisible } from '../users/participants.ts';
import type { Slot } from './russianWhen.ts';

const MOST = 3;

interface Wanted {
  userId: number;
  slot: Slot;
  /** The company whose meeting was cancelled. */
  exceptId?: number | null;
  /** Further condition on users. */
  where?: SQL | undefined;
}

/** Companies that a user could meet in a slot instead: of the other type, free then; best fits first. */
export async function findFreeCompanies(
  db: Database,
  { userId, slot, exceptId, where }: Wanted,
): Promise<{ id: number; company: string }[]> {
  const side = await findFitSide(db, userId);
  if (!side) return [];
  const mayMeet = and(
    isVisible,
    ne(users.type, side.type),
    eq(users.is_admin, false),
    eq(users.is_blocked, false),
    eq(users.only_chat, false),
    exceptId ? ne(users.id, exceptId) : undefined,
    isFreeAt(slot),
    where,
  );
  const ids = await rankFits(db, side, mayMeet, MOST);
  return selectRows(
    db,
    sql`select users.id, users.company from unnest(${`{${ids.join(',')}}`}::int[]) with ordinality as wanted (id, place)
      join users using (id) order by place`,
  );
}

/** SQL condition: the row's user offers a slot and has no meeting in it. */
const isFreeAt = ({ date, point }: Slot): SQL => sql`(
  coalesce(
    (select status from date_points where user_id = ${users.id} and date = ${date} and point = ${point}),
    (select status from default_points where user_id = ${users.id} and point = ${point})
  ) = 'AVAILABLE'
  and not exists (select from meeting_sides where user_id = ${users.id} and date = ${date} and point = ${point})
)`;
