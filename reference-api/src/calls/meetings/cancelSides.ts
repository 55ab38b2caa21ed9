import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { DateTime } from 'luxon';
import { ZONE } from '#platform/clock/clock.ts';
import { intArray, type Database } from '#platform/database/database.ts';
import { invitations, meetings, meetingSides } from '#platform/database/schema.ts';
import { cancelImpossible } from '../invitations/openInvitations.ts';
import type { NewNotice } from '../notices/writeNotices.ts';

export type Side = typeof meetingSides.$inferSelect;

/** Meetings per query: each adds conditions to it. */
const BATCH = 100;

export interface Cancelled {
  count: number;
  /** Users of the invitations that were cancelled with the meetings. */
  others: number[];
  /** The notice for the partner of a side. It also covers open invitations to move the meeting. */
  noticeFor(side: Side, reason: string | null): NewNotice;
}

/**
 * Deletes the meetings of these sides, which frees their slots, with the invitations behind them. Subscribed calendars hear of it. The
 * caller holds the users' locks.
 */
export async function cancelSides(tx: Database, sides: readonly Side[], now: Date): Promise<Cancelled> {
  const others: number[] = [];
  const sequences = new Map<number, number>();
  for (let begin = 0; begin < sides.length; begin += BATCH) {
    const part = sides.slice(begin, begin + BATCH);
    const canceled = await cancelImpossible(tx, or(...part.map(leadsTo)));
    others.push(...canceled.flatMap(({ sender_id, recipient_id }) => [sender_id, recipient_id]));
    const ids = [...new Set(part.map(({ meeting_id }) => meeting_id))];
    await tx.execute(sql`
      insert into cancelled_meetings (meeting_id, user_id, partner_id, date, point, sequence, cancelled_at)
      select meetings.id, sides.user_id, sides.partner_id, sides.date, sides.point, meetings.sequence + 1, ${now.toISOString()}::timestamptz
      from meetings join meeting_sides sides on sides.meeting_id = meetings.id where meetings.id = any(${intArray(ids)})`);
    const removed = await tx
      .delete(meetings)
      .where(inArray(meetings.id, ids))
      .returning({ id: meetings.id, sequence: meetings.sequence });
    for (const { id, sequence } of removed) sequences.set(id, sequence);
  }
  return {
    count: sequences.size,
    others,
    noticeFor: (side, reason) => cancelledNotice(side, (sequences.get(side.meeting_id) ?? 0) + 1, reason),
  };
}

/** The sides of users in meetings that have not begun. */
export async function findFutureSides(db: Database, userIds: readonly number[], now: Date): Promise<Side[]> {
  const local = DateTime.fromJSDate(now, { zone: ZONE }).toFormat('yyyy-MM-dd HH:mm');
  return db
    .select()
    .from(meetingSides)
    .where(
      and(
        sql`${meetingSides.user_id} = any(${intArray(userIds)})`,
        sql`${meetingSides.date} + ${meetingSides.point}::time > ${local}::timestamp`,
      ),
    )
    .orderBy(meetingSides.meeting_id, meetingSides.user_id);
}

function cancelledNotice(side: Side, sequence: number, text: string | null): NewNotice {
  const { user_id, partner_id, meeting_id, date, point } = side;
  const key = `cancelled:${meeting_id}`;
  return {
    user_id: partner_id,
    kind: 'cancelled',
    key,
    actor_id: user_id,
    meeting_id,
    date,
    point,
    text,
    data: { sequence },
  };
}

/** SQL condition for the accepted invitations behind a meeting and the open invitations to move it. */
function leadsTo({ meeting_id, user_id, partner_id, date, point }: Side) {
  const pair = [user_id, partner_id];
  const isOfPair = and(inArray(invitations.sender_id, pair), inArray(invitations.recipient_id, pair));
  const isAt = and(eq(invitations.date, date), eq(invitations.point, point));
  const isAgreement = and(
    eq(invitations.status, 'ACCEPTED'),
    or(eq(invitations.meeting_id, meeting_id), and(isNull(invitations.meeting_id), isOfPair, isAt)),
  );
  const isMove = and(
    eq(invitations.status, 'AWAITING'),
    isOfPair,
    eq(invitations.from_date, date),
    eq(invitations.from_point, point),
  );
  return or(isAgreement, isMove);
}
