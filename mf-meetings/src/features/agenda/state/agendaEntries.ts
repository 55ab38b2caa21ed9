import type { MeetingCompany } from 'shared-api/contract';
import type { OpenInvitation } from '#api/useOpenInvitations';
import { freeRangesOf, type FreeDay } from '#domain/freeRanges';
import type { CancelledMeeting, Meeting } from '#domain/meeting';

/** Kinds of entries, in the order of the toggles; lines with the same time are sorted in this order, too. */
export const agendaKinds = ['meetings', 'incoming', 'outgoing', 'moves', 'free'] as const;
export type AgendaKind = (typeof agendaKinds)[number];

interface Line {
  key: string;
  /** yyyy-MM-dd, Moscow */
  date: string;
  /** HH:mm */
  point: string;
}

/** One line: a meeting with one company, an invitation awaiting a decision, or free time. */
export type AgendaEntry =
  /** `company` is undefined when the server names no company for an assigned slot */
  | (Line & { kind: 'meetings'; meeting: Meeting; company: MeetingCompany | undefined; isCancelled: boolean })
  | (Line & { kind: 'incoming' | 'outgoing' | 'moves'; invitation: OpenInvitation })
  | (Line & { kind: 'free'; end: string });

/**
 * Merges all lines, ordered by time. Data that has not loaded is left out.
 * @param cancelled meetings cancelled on this page; they stay unless the same company meets there again
 */
export function agendaEntriesOf(
  meetings: readonly Meeting[] = [],
  invitations: readonly OpenInvitation[] = [],
  freeDays: readonly FreeDay[] = [],
  cancelled: readonly CancelledMeeting[] = [],
): AgendaEntry[] {
  const kept = meetings.flatMap(meetingEntries);
  const keys = new Set(kept.map(({ key }) => key));
  const entries = [
    ...kept,
    ...cancelled
      .map(({ meeting, company }) => meetingEntry(meeting, company, true))
      .filter(({ key }) => !keys.has(key)),
    ...invitations.map(invitationEntry),
    ...freeDays.flatMap(freeRangesOf).map((range): AgendaEntry => {
      return { kind: 'free', key: `free-${range.date}-${range.point}`, ...range };
    }),
  ];
  return entries.toSorted(
    (one, other) =>
      one.date.localeCompare(other.date) ||
      one.point.localeCompare(other.point) ||
      agendaKinds.indexOf(one.kind) - agendaKinds.indexOf(other.kind),
  );
}

function meetingEntries(meeting: Meeting): AgendaEntry[] {
  const companies = meeting.companies.length > 0 ? meeting.companies : [undefined];
  return companies.map((company) => meetingEntry(meeting, company, false));
}

function meetingEntry(meeting: Meeting, company: MeetingCompany | undefined, isCancelled: boolean): AgendaEntry {
  const { date, point } = meeting;
  const key = `meeting-${date}-${point}-${company?.company_id}`;
  return { kind: 'meetings', key, date, point, meeting, company, isCancelled };
}

function invitationEntry(invitation: OpenInvitation): AgendaEntry {
  const { id, date, point, kind } = invitation;
  return { kind: kind.isMove ? 'moves' : kind.direction, key: `invitation-${id}`, date, point, invitation };
}
