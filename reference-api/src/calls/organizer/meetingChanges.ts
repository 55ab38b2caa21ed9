import { eq, sql } from 'drizzle-orm';
import { moscowDate } from '#platform/clock/clock.ts';
import { lockTransaction, lockUsers, MEETINGS_LOCK, type Database } from '#platform/database/database.ts';
import { meetingSides, users } from '#platform/database/schema.ts';
import { badRequest, conflict, notFound } from '#platform/errors/httpError.ts';
import type { Organizing } from '#platform/journal/organize.ts';
import { findEvent } from '../event/activeEvent.ts';
import { isSlotPast, requireCalendarDate, requireSlotTime } from '../event/slots.ts';
import { cancelCompeting } from '../invitations/acceptInvitation.ts';
import { fellNotices } from '../invitations/invitationNotices.ts';
import { moveMeetingTo } from '../invitations/moveMeetingTo.ts';
import { invitationEvents } from '../invitations/openInvitations.ts';
import { cancelSides } from '../meetings/cancelSides.ts';
import { cleanNote } from '../notices/cleanNote.ts';
import { writeNotices, type NewNotice } from '../notices/writeNotices.ts';
import { findMeetings, pairWords, type MeetingRow } from './meetingRows.ts';
import { byOrganizer } from './organizerNotices.ts';
import { requireVersion } from './versions.ts';

/** Cancels a meeting and tells both sides why. */
export async function cancelMeetingRow(
  act: Organizing,
  id: number,
  { reason: given, version }: { reason: string; version: number },
): Promise<void> {
  const { tx, now, tell } = act;
  const reason = cleanNote(given);
  if (reason === null) throw badRequest('Напишите причину.');
  const meeting = await lockMeeting(act, id, version);
  const sides = await tx.select().from(meetingSides).where(eq(meetingSides.meeting_id, id));
  const cancelled = await cancelSides(tx, sides, now);
  const drafts = sides.map((side) => byOrganizer(cancelled.noticeFor(side, reason)));
  tell(...invitationEvents([...sides.map(({ user_id }) => user_id), ...cancelled.others]));
  tell(...(await writeNotices(tx, drafts, now)));
  await act.journal('cancel', subjectOf(meeting), slotOf(meeting), null, reason);
}

/** Moves a meeting without asking its sides, and informs them. @throws HttpError 409 when one of them is not free then */
export async function moveMeetingRow(
  act: Organizing,
  id: number,
  { date, point, version }: { date: string; point: string; version: number },
): Promise<void> {
  const { tx, now, tell } = act;
  requireCalendarDate(date);
  requireSlotTime(point);
  if (isSlotPast(date, point, now)) throw conflict('Это время уже прошло.');
  const event = await findEvent(tx);
  if (!event || date < event.datestart || date > event.dateend) throw conflict('Этот день не входит в мероприятие.');
  const meeting = await lockMeeting(act, id, version);
  if (meeting.date === date && meeting.point === point) throw conflict('Встреча уже назначена на это время.');
  await requireFree(tx, meeting, { date, point });
  const pair = meeting.sides.map((side) => side.id);
  const from = { date: meeting.date, point: meeting.point };
  const sequence = await moveMeetingTo(tx, id, pair, from, { date, point });
  const to = { id: 0, date, point, from_date: from.date, from_point: from.point };
  const fallen = await cancelCompeting(tx, to, pair);
  const [one = 0, other = 0] = pair;
  const moved = (user_id: number, actor_id: number): NewNotice => ({
    user_id,
    kind: 'by_organizer',
    key: `by_organizer:${id}:${sequence}`,
    actor_id,
    meeting_id: id,
    date,
    point,
    from_date: from.date,
    from_point: from.point,
    data: { sequence },
  });
  const drafts = [moved(one, other), moved(other, one), ...fallen.flatMap((fell) => fellNotices(fell))];
  tell(...invitationEvents(drafts.map(({ user_id }) => user_id)), ...(await writeNotices(tx, drafts, now)));
  await act.journal('move', subjectOf(meeting), from, { date, point });
}

/** A meeting as organizers see it now. */
export async function readMeeting(db: Database, id: number): Promise<MeetingRow> {
  const [meeting] = await findMeetings(db, sql`meeting.id = ${id}`);
  if (!meeting) throw notFound('Встреча не найдена.');
  return meeting;
}

const subjectOf = (meeting: MeetingRow) => ({
  type: 'meeting' as const,
  ids: [meeting.id],
  title: pairWords(meeting),
});

const slotOf = ({ date, point }: MeetingRow) => ({ date, point });

/** Loads a meeting of today or later, and locks both sides against other decisions. */
async function lockMeeting(act: Organizing, id: number, version: number): Promise<MeetingRow> {
  const { tx, now } = act;
  await lockTransaction(tx, MEETINGS_LOCK);
  const found = await readMeeting(tx, id);
  await lockUsers(
    tx,
    found.sides.map((side) => side.id),
  );
  // Read it again: during the wait it may have been moved or cancelled.
  const meeting = await readMeeting(tx, id);
  await requireVersion(act, { type: 'meeting', id }, meeting.version, version, { ...meeting });
  if (meeting.date < moscowDate(now)) throw conflict('Прошедшую встречу изменить нельзя.');
  return meeting;
}

async function requireFree(
  tx: Database,
  { id, sides }: MeetingRow,
  { date, point }: { date: string; point: string },
): Promise<void> {
  for (const side of sides) {
    const [user] = await tx
      .select({ is_blocked: users.is_blocked, only_chat: users.only_chat })
      .from(users)
      .where(eq(users.id, side.id));
    if (user?.is_blocked) throw conflict(`Компания ${side.company} заблокирована.`);
    if (user?.only_chat) throw conflict(`Компания ${side.company} общается только в чате.`);
    const others = await findMeetings(
      tx,
      sql`meeting.date = ${date} and meeting.point = ${point} and meeting.id <> ${id}
        and exists (select from meeting_sides as side where side.meeting_id = meeting.id and side.user_id = ${side.id})`,
    );
    const partner = others[0]?.sides.find((other) => other.id !== side.id);
    if (partner) throw conflict(`В ${point} у компании ${side.company} встреча с компанией ${partner.company}.`);
  }
}
