import { isPastSlot, slotStart } from 'shared-api/time';
import type { OpenInvitation } from '#api/useOpenInvitations';
import type { Meeting } from '#domain/meeting';
import { placesOf } from '#domain/meetingPlace';

/** The most relevant item between the current user and a company. */
export type Strip =
  | { kind: 'invitation'; invitation: OpenInvitation }
  | { kind: 'meeting'; date: string; point: string; place: string | undefined };

/** Picks a received invitation, else the next meeting, else a sent invitation; the earliest of its kind. */
export function stripOf(
  userId: number,
  invitations: readonly OpenInvitation[],
  meetings: readonly Meeting[],
): Strip | undefined {
  const open = invitations
    .filter((invitation) => invitation.user_id === userId && !isPastSlot(invitation.date, invitation.point))
    .sort((one, other) => slotStart(one.date, one.point) - slotStart(other.date, other.point));
  const received = open.find(({ kind }) => kind.direction === 'incoming');
  if (received) return { kind: 'invitation', invitation: received };

  const next = meetings.find(
    ({ date, point, companies }) =>
      companies.some(({ company_id }) => company_id === userId) && !isPastSlot(date, point),
  );
  if (next) {
    const place = placesOf(next.companies.filter(({ company_id }) => company_id === userId));
    return { kind: 'meeting', date: next.date, point: next.point, place };
  }
  return open[0] && { kind: 'invitation', invitation: open[0] };
}
