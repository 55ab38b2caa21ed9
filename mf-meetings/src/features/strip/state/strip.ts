import type { MeetingCompany } from 'shared-api/contract';
import { isPastSlot, slotStart } from 'shared-api/time';
import type { OpenInvitation } from '#api/useOpenInvitations';
import { isMeetingOver, type Meeting } from '#domain/meeting';

/** The most relevant item between the current user and a company. */
export type Strip =
  { kind: 'invitation'; invitation: OpenInvitation } | { kind: 'meeting'; meeting: Meeting; company: MeetingCompany };

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
      companies.some(({ company_id }) => company_id === userId) && !isMeetingOver({ date, point }),
  );
  const company = next?.companies.find(({ company_id }) => company_id === userId);
  if (next && company) return { kind: 'meeting', meeting: { ...next, companies: [company] }, company };
  return open[0] && { kind: 'invitation', invitation: open[0] };
}
