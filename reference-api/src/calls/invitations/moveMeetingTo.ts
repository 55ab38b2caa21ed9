import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { invitations, meetings, meetingSides, places } from '#platform/database/schema.ts';

interface Slot {
  date: string;
  point: string;
}

/**
 * Moves a meeting to another slot. It keeps its place unless another meeting has it there. The caller holds the users' locks.
 * @returns the new revision of the meeting's calendar event
 */
export async function moveMeetingTo(
  tx: Database,
  meetingId: number,
  pair: number[],
  from: Slot,
  to: Slot,
): Promise<number> {
  // An accepted invitation without a meeting id (from the seed) matches by slot only, so store the id before the slot changes.
  await tx
    .update(invitations)
    .set({ meeting_id: meetingId })
    .where(
      and(
        eq(invitations.status, 'ACCEPTED'),
        isNull(invitations.meeting_id),
        and(inArray(invitations.sender_id, pair), inArray(invitations.recipient_id, pair)),
        eq(invitations.date, from.date),
        eq(invitations.point, from.point),
      ),
    );
  const [before] = await tx.select({ place_id: meetings.place_id }).from(meetings).where(eq(meetings.id, meetingId));
  const place_id = before?.place_id ?? null;
  const [moved] = await tx
    .update(meetings)
    .set({
      ...to,
      place_id: place_id !== null && (await isTaken(tx, place_id, to)) ? null : place_id,
      sequence: sql`${meetings.sequence} + 1`,
      version: sql`${meetings.version} + 1`,
    })
    .where(eq(meetings.id, meetingId))
    .returning({ sequence: meetings.sequence });
  // An arrival belongs to its slot.
  await tx
    .update(meetingSides)
    .set({ ...to, arrived_at: null, late_minutes: null })
    .where(eq(meetingSides.meeting_id, meetingId));
  return moved?.sequence ?? 0;
}

/** Whether a place has another meeting in a slot; the lock keeps others from taking it meanwhile. */
async function isTaken(tx: Database, placeId: number, { date, point }: Slot): Promise<boolean> {
  await tx.select({ id: places.id }).from(places).where(eq(places.id, placeId)).for('update');
  const at = and(eq(meetings.place_id, placeId), eq(meetings.date, date), eq(meetings.point, point));
  return (await tx.$count(meetings, at)) > 0;
}
