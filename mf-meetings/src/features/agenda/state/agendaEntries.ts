import type { MeetingCompany } from 'shared-api/contract';
import type { OpenInvitation } from '#api/useOpenInvitations';
import type { Meeting } from '#domain/meeting';
import { freeRangesOf, type FreeDay } from './freeRanges';

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
  | (Line & { kind: 'meetings'; meeting: Meeting; company: MeetingCompany | undefined })
  | (Line & { kind: 'incoming' | 'outgoing' | 'moves'; invitation: OpenInvitation })
  | (Line & { kind: 'free'; end: string });

/** Merges all lines, ordered by time. Data that has not loaded is left out. */
export function agendaEntriesOf(
  meetings: readonly Meeting[] = [],
  invitations: readonly OpenInvitation[] = [],
  freeDays: readonly FreeDay[] = [],
): AgendaEntry[] {
  const entries = [
    ...meetings.flatMap(meetingEntries),
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
  const { date, point } = meeting;
  const companies = meeting.companies.length > 0 ? meeting.companies : [undefined];
  return companies.map((company) => {
    return { kind: 'meetings', key: `meeting-${date}-${point}-${company?.company_id}`, date, point, meeting, company };
  });
}

function invitationEntry(invitation: OpenInvitation): AgendaEntry {
  const { id, date, point, kind } = invitation;
  return { kind: kind.isMove ? 'moves' : kind.direction, key: `invitation-${id}`, date, point, invitation };
}
