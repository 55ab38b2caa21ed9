import { and, eq, sql } from 'drizzle-orm';
import type { Schema } from '#platform/contract/types.ts';
import { lockUsers, selectRows, type Database } from '#platform/database/database.ts';
import { cancelledMeetings, meetingSides } from '#platform/database/schema.ts';
import { badRequest, conflict, notFound } from '#platform/errors/httpError.ts';
import { participantOperation } from '#platform/http/operation.ts';
import { withEvents } from '#platform/push/withEvents.ts';
import { SLOT_MINUTES, slotStart } from '../event/slots.ts';
import { invitationEvents } from '../invitations/openInvitations.ts';
import { writeNotices, type NewNotice } from '../notices/writeNotices.ts';
import type { Side } from './cancelSides.ts';

const MINUTE_MS = 60_000;
/** Earlier than this a word about the way would be a guess. */
const FROM_MINUTES = 60;

export const saveArrival = participantOperation('saveArrival', async ({ path, body, viewer }, context) => {
  if (body.state === 'late' && body.minutes === undefined)
    throw badRequest('Выберите, на сколько минут вы опаздываете.');
  await withEvents(context, async (tx, tell) => {
    const side = await lockSide(tx, viewer.id, path.id);
    const now = context.clock.now();
    requireAround(side, now);
    await tx
      .update(meetingSides)
      .set({
        arrived_at: body.state === 'here' ? (side.arrived_at ?? now) : null,
        late_minutes: body.state === 'late' ? body.minutes : null,
      })
      .where(and(eq(meetingSides.meeting_id, side.meeting_id), eq(meetingSides.user_id, viewer.id)));
    tell(...invitationEvents([side.user_id, side.partner_id]));
    tell(...(await writeNotices(tx, await noticesOf(tx, side, body), now)));
  });
  return { ok: true };
});

/** A side's arrival as the contract shows it. */
export function toArrival({
  arrived_at,
  late_minutes,
}: Pick<Side, 'arrived_at' | 'late_minutes'>): Schema<'Arrival'> | undefined {
  if (arrived_at !== null) return { state: 'here' };
  return late_minutes === null ? undefined : { state: 'late', minutes: late_minutes as Schema<'LateMinutes'> };
}

/** Loads the viewer's side of a meeting and locks both participants, as whoever moves or cancels it does. */
async function lockSide(tx: Database, userId: number, meetingId: number): Promise<Side> {
  const isOwn = and(eq(meetingSides.meeting_id, meetingId), eq(meetingSides.user_id, userId));
  const [found] = await tx.select().from(meetingSides).where(isOwn);
  if (found) await lockUsers(tx, [found.user_id, found.partner_id]);
  // Read it again: during the wait it may have been moved or cancelled.
  const [side] = found ? await tx.select().from(meetingSides).where(isOwn) : [];
  if (side) return side;
  const [cancelled] = await tx
    .select()
    .from(cancelledMeetings)
    .where(and(eq(cancelledMeetings.meeting_id, meetingId), eq(cancelledMeetings.user_id, userId)));
  throw cancelled ? conflict('Эта встреча отменена.') : notFound('Встреча не найдена.');
}

function requireAround({ date, point }: Side, now: Date): void {
  const minutes = (slotStart(date, point).getTime() - now.getTime()) / MINUTE_MS;
  if (minutes > FROM_MINUTES) throw conflict('Отметиться можно за час до встречи.');
  if (minutes <= -SLOT_MINUTES) throw conflict('Эта встреча уже закончилась.');
}

/** Repeated presses add no notice: each state of a side in a slot has one key. */
async function noticesOf(
  tx: Database,
  { user_id, partner_id, meeting_id, date, point }: Side,
  { state, minutes = 5 }: Schema<'ArrivalChange'>,
): Promise<NewNotice[]> {
  if (state === 'none') return [];
  const subject = { user_id: partner_id, actor_id: user_id, meeting_id, date, point };
  const slot = `${meeting_id}:${date}:${point}`;
  if (state === 'late') return [{ ...subject, kind: 'late', key: `late:${slot}:${minutes}`, data: { count: minutes } }];
  const [found] = await selectRows<{ place: string | null }>(
    tx,
    sql`select meeting_place(place_id, null) as place from meetings where id = ${meeting_id}`,
  );
  return [{ ...subject, kind: 'arrived', key: `arrived:${slot}`, data: found?.place ? { place: found.place } : {} }];
}
