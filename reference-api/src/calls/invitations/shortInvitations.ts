import { and, eq, gt, isNotNull, sql } from 'drizzle-orm';
import { DateTime } from 'luxon';
import { ZONE } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { invitations, users } from '#platform/database/schema.ts';
import { badRequest, conflict } from '#platform/errors/httpError.ts';
import { slotStart } from '../event/slots.ts';

interface Slot {
  date: string;
  point: string;
}

const NEAR_MS = 3 * 60 * 60 * 1000;

/** Whether a slot begins within three hours: only companies that are online can fill it. */
export function isNear({ date, point }: Slot, now: Date): boolean {
  const waitMs = slotStart(date, point).getTime() - now.getTime();
  return waitMs > 0 && waitMs <= NEAR_MS;
}

const SHORT_MS = 15 * 60 * 1000;

/**
 * Checks an invitation that waits only minutes for an answer.
 * @throws HttpError 409 unless the slot is near and no other one of the sender to it waits
 */
export async function requireShort(
  tx: Database,
  senderId: number,
  slot: Slot & { _date?: string },
  now: Date,
): Promise<void> {
  if (slot._date !== undefined) throw badRequest('Перенос встречи не бывает срочным приглашением.');
  if (!isNear(slot, now)) throw conflict('Так приглашают только на ближайшие три часа.');
  const asked = await findAsked(tx, senderId, slot, now);
  if (asked) throw conflict(`Сначала дождитесь ответа: ${asked.company} отвечает до ${moscowClock(asked.expires_at)}.`);
}

/** Until when a short invitation waits: its slot may begin sooner. */
export const shortEnd = ({ date, point }: Slot, now: Date): Date =>
  new Date(Math.min(now.getTime() + SHORT_MS, slotStart(date, point).getTime()));

const moscowClock = (moment: Date) => DateTime.fromJSDate(moment, { zone: ZONE }).toFormat('HH:mm');

/** The short invitation of a user to a slot that waits for an answer. */
export async function findAsked(db: Database, userId: number, { date, point }: Slot, now: Date) {
  const [asked] = await db
    .select({
      id: invitations.id,
      user_id: invitations.recipient_id,
      company: users.company,
      expires_at: sql<Date>`${invitations.expires_at}`.mapWith(invitations.expires_at),
    })
    .from(invitations)
    .innerJoin(users, eq(users.id, invitations.recipient_id))
    .where(
      and(
        eq(invitations.sender_id, userId),
        eq(invitations.date, date),
        eq(invitations.point, point),
        eq(invitations.status, 'AWAITING'),
        isNotNull(invitations.expires_at),
        gt(invitations.expires_at, now),
      ),
    );
  return asked;
}
