import type { Invitation, Schema } from 'shared-api/contract';
import type { OutboxItem } from 'shared-api/delivery/outbox';
import type { InvitationDecision } from './invitationStatus';
import type { ResultChange, ResultSubject } from './result';

/** A meeting with one company, on servers that name meetings. */
export type HeldMeeting = ResultSubject & { meeting_id: number };

/** A write that may wait for the network, with its subject as the person saw it. */
export type MeetingWrite =
  | { kind: 'answer'; invitation: Invitation; decision: Exclude<InvitationDecision, 'cancel'>; reason?: string }
  | { kind: 'arrival'; meeting: HeldMeeting; change: Schema<'ArrivalChange'> }
  | { kind: 'result'; meeting: HeldMeeting; change: ResultChange };

/** A write on its way to the server: browsers store it, so change the format only with a migration. */
export type QueuedWrite = OutboxItem &
  MeetingWrite & { /** When it was made, in milliseconds since 1970. */ at: number };

/** The other company. */
export const partnerOf = (write: MeetingWrite): number =>
  write.kind === 'answer' ? write.invitation.user_id : write.meeting.company_id;

export const companyOf = (write: MeetingWrite): string =>
  write.kind === 'answer' ? write.invitation.company : write.meeting.company;

/** Id of the invitation or meeting: a later write about it replaces one that waits. */
export const subjectId = (write: MeetingWrite): number =>
  write.kind === 'answer' ? write.invitation.id : write.meeting.meeting_id;

/** A write together with an earlier one that it replaces. */
export function replace(earlier: QueuedWrite | undefined, write: MeetingWrite): MeetingWrite {
  if (write.kind !== 'result' || earlier?.kind !== 'result') return write;
  const { note, next_at } = { ...earlier.change, ...write.change };
  const rest = { ...(note !== undefined && { note }), ...(next_at !== undefined && { next_at }) };
  return { ...write, change: { ...write.change, ...rest } };
}
