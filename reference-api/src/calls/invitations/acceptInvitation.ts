import { and, eq, inArray, ne, or } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { invitations, meetings, meetingSides, users } from '#platform/database/schema.ts';
import { conflict } from '#platform/errors/httpError.ts';
import type { NewNotice } from '../notices/writeNotices.ts';
import { fellNotices, invitationNotice } from './invitationNotices.ts';
import { moveMeetingTo } from './moveMeetingTo.ts';
import { cancelImpossible } from './openInvitations.ts';

type Invitation = typeof invitations.$inferSelect;

/**
 * Books the slot of an AWAITING invitation for both users, or moves their meeting to it, and cancels invitations that have become
 * impossible. The caller holds the locks of both users.
 * @returns the notices about it
 * @throws HttpError 409 when the meeting is impossible
 */
export async function acceptInvitation(tx: Database, invitation: Invitation, now: Date): Promise<NewNotice[]> {
  const pair = [invitation.sender_id, invitation.recipient_id];
  await requireAble(tx, pair);
  const [taken] = await tx
    .select()
    .from(meetingSides)
    .where(and(inArray(meetingSides.user_id, pair), atSlot(meetingSides, invitation)));
  if (taken) throw conflict('Это время уже занято другой встречей.');
  const meeting_id =
    invitation.from_date !== null && invitation.from_point !== null
      ? await moveMeeting(tx, invitation, invitation.from_date, invitation.from_point)
      : await createMeeting(tx, invitation, now);
  await tx
    .update(invitations)
    .set({ status: 'ACCEPTED', meeting_id, answered_at: now })
    .where(eq(invitations.id, invitation.id));
  const fallen = await cancelCompeting(tx, invitation, pair);
  return [
    invitationNotice(invitation.from_date === null ? 'accepted' : 'move_accepted', { ...invitation, meeting_id }),
    ...fallen.flatMap((fell) => fellNotices(fell)),
  ];
}

async function requireAble(tx: Database, pair: number[]): Promise<void> {
  const sides = await tx
    .select({ is_blocked: users.is_blocked, only_chat: users.only_chat })
    .from(users)
    .where(inArray(users.id, pair));
  if (sides.some(({ is_blocked }) => is_blocked)) throw conflict('Участник заблокирован, встреча невозможна.');
  if (sides.some(({ only_chat }) => only_chat)) throw conflict('Участник общается только в чате, встреча невозможна.');
}

async function createMeeting(
  tx: Database,
  { sender_id, recipient_id, date, point }: Invitation,
  now: Date,
): Promise<number> {
  const [meeting] = await tx
    .insert(meetings)
    .values({ date, point, link: null, created_at: now })
    .returning({ id: meetings.id });
  if (!meeting) throw new Error('The database answered no row to an insert of a meeting.');
  const side = { meeting_id: meeting.id, date, point };
  await tx.insert(meetingSides).values([
    { ...side, user_id: sender_id, partner_id: recipient_id },
    { ...side, user_id: recipient_id, partner_id: sender_id },
  ]);
  return meeting.id;
}

async function moveMeeting(
  tx: Database,
  { sender_id, recipient_id, date, point }: Invitation,
  fromDate: string,
  fromPoint: string,
): Promise<number> {
  const [side] = await tx
    .select({ meeting_id: meetingSides.meeting_id })
    .from(meetingSides)
    .where(
      and(
        eq(meetingSides.user_id, sender_id),
        eq(meetingSides.partner_id, recipient_id),
        atSlot(meetingSides, { date: fromDate, point: fromPoint }),
      ),
    );
  if (!side) throw conflict('Встречи, которую просят перенести, больше нет.');
  const pair = [sender_id, recipient_id];
  await moveMeetingTo(tx, side.meeting_id, pair, { date: fromDate, point: fromPoint }, { date, point });
  return side.meeting_id;
}

/** Cancels other invitations of either user to the slot just booked, and the pair's other invitations to move the same meeting. */
export async function cancelCompeting(
  tx: Database,
  invitation: Pick<Invitation, 'id' | 'date' | 'point' | 'from_date' | 'from_point'>,
  pair: number[],
): Promise<Invitation[]> {
  const isOfPair = and(inArray(invitations.sender_id, pair), inArray(invitations.recipient_id, pair));
  const movesSameMeeting =
    invitation.from_date !== null && invitation.from_point !== null
      ? and(
          isOfPair,
          eq(invitations.from_date, invitation.from_date),
          eq(invitations.from_point, invitation.from_point),
        )
      : undefined;
  const takesSameSlot = and(
    or(inArray(invitations.sender_id, pair), inArray(invitations.recipient_id, pair)),
    atSlot(invitations, invitation),
  );
  return cancelImpossible(
    tx,
    and(eq(invitations.status, 'AWAITING'), ne(invitations.id, invitation.id), or(takesSameSlot, movesSameMeeting)),
  );
}

const atSlot = (table: typeof meetingSides | typeof invitations, { date, point }: { date: string; point: string }) =>
  and(eq(table.date, date), eq(table.point, point));
