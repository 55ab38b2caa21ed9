import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Schema } from '#platform/contract/types.ts';
import type { Database } from '#platform/database/database.ts';
import { meetingSides, users } from '#platform/database/schema.ts';
import { ONLINE_MS } from '#platform/sessions/sessions.ts';
import { findEvent } from '../event/activeEvent.ts';
import { findAsked, isNear } from '../invitations/shortInvitations.ts';
import { findFreeCompanies } from '../notices/freeCompanies.ts';
import type { Slot } from '../notices/russianWhen.ts';
import { hasMeeting } from '../users/participants.ts';

/** Companies that could fill a slot of a user, and the user's short invitation to it; empty unless the slot is free and near. */
export async function findOpenings(db: Database, userId: number, slot: Slot, now: Date): Promise<Schema<'Openings'>> {
  const event = await findEvent(db);
  const isInEvent = event !== undefined && slot.date >= event.datestart && slot.date <= event.dateend;
  if (!isNear(slot, now) || !isInEvent || !(await isAble(db, userId, slot))) return { companies: [] };
  const asked = await findAsked(db, userId, slot, now);
  const where = and(isAtHand(now), sql`not ${hasMeeting(userId)}`, sql`not ${wasAsked(userId, slot)}`);
  const companies = await findFreeCompanies(db, { userId, slot, where });
  return { companies, ...(asked && { asked: { ...asked, expires_at: asked.expires_at.toISOString() } }) };
}

async function isAble(db: Database, userId: number, { date, point }: Slot): Promise<boolean> {
  const [able] = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.id, userId),
        eq(users.state, 'active'),
        eq(users.only_chat, false),
        eq(users.is_admin, false),
        sql`not exists (select from ${meetingSides} where user_id = ${users.id} and date = ${date} and point = ${point})`,
      ),
    );
  return able !== undefined;
}

/** SQL condition: a page of the row's user is open, or was some minutes ago. */
const isAtHand = (now: Date): SQL =>
  sql`exists (select from user_activity where user_id = ${users.id} and seen_at > ${new Date(now.getTime() - ONLINE_MS).toISOString()}::timestamptz)`;

/** SQL condition: the two have met over this slot before, in an invitation or a meeting that was cancelled. */
const wasAsked = (userId: number, { date, point }: Slot): SQL => sql`(
  exists (select from invitations where date = ${date} and point = ${point}
    and (sender_id, recipient_id) in ((${userId}, ${users.id}), (${users.id}, ${userId})))
  or exists (select from cancelled_meetings where user_id = ${userId} and partner_id = ${users.id} and date = ${date} and point = ${point})
)`;
