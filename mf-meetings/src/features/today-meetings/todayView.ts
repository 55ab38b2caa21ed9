import type { ActiveEvent, MeetingCompany, Point } from 'shared-api/contract';
import { slotStart } from 'shared-api/time';
import type { SlotView } from 'shared-ui/SlotList';
import { meetingsOf, type Meeting } from '#domain/meeting';

const MINUTE = 60_000;
/** How long a slot lasts. */
const SLOT = 30 * MINUTE;

/** Where a meeting of today stands in time. */
export type Phase =
  | { kind: 'past' | 'running' | 'later' }
  /** the one that begins next; `left` in milliseconds, the running minute counted whole */
  | { kind: 'next'; left: number };

/** A meeting of today: the slot, its link, with whom, and how far away it is. */
export interface TodayMeeting extends Meeting {
  phase: Phase;
}

/** What there is to say about today. */
export type TodayView =
  /** the person meets nobody, only chats */
  | { kind: 'chat-only' }
  /** no meetings are held today; `event` says when they are, if known */
  | { kind: 'outside-event'; event: ActiveEvent | undefined }
  /** the person has left no time for meetings today */
  | { kind: 'all-blocked' }
  /** the meeting that runs or begins next stands first, then the others in order of time */
  | { kind: 'day'; slots: SlotView[]; meetings: TodayMeeting[] };

interface Today {
  /** yyyy-MM-dd, Moscow */
  date: string;
  /** milliseconds since 1970, by the server's clock */
  now: number;
  points: readonly Point[];
  companies: readonly MeetingCompany[];
  event: ActiveEvent | undefined;
  isChatOnly: boolean;
}

/** Joins today's slots with the companies met in them. */
export function todayView({ date, now, points, companies, event, isChatOnly }: Today): TodayView {
  const meetings = meetingsOf(date, points, companies);

  // A meeting is shown whatever else holds.
  if (meetings.length === 0) {
    if (isChatOnly) return { kind: 'chat-only' };
    const isOutside = event !== undefined && (date < event.datestart || date > event.dateend);
    if (isOutside || points.length === 0) return { kind: 'outside-event', event };
    if (points.every(({ status }) => status === 'BLOCKED')) return { kind: 'all-blocked' };
  }
  return {
    kind: 'day',
    slots: points.map(({ point, status }) => ({ point, status })),
    meetings: leadFirst(withPhases(meetings, now)),
  };
}

/** Whether nothing of today is left to wait for. */
export function isOver(meetings: readonly TodayMeeting[]): boolean {
  return meetings.every(({ phase }) => phase.kind === 'past');
}

function withPhases(meetings: readonly Meeting[], now: number): TodayMeeting[] {
  const next = meetings.find(({ date, point }) => slotStart(date, point) > now);
  return meetings.map((meeting) => {
    const left = slotStart(meeting.date, meeting.point) - now;
    if (meeting === next) return { ...meeting, phase: { kind: 'next', left: Math.ceil(left / MINUTE) * MINUTE } };
    if (left > 0) return { ...meeting, phase: { kind: 'later' } };
    return { ...meeting, phase: { kind: left > -SLOT ? 'running' : 'past' } };
  });
}

function leadFirst(meetings: readonly TodayMeeting[]): TodayMeeting[] {
  const lead =
    meetings.find(({ phase }) => phase.kind === 'running') ?? meetings.find(({ phase }) => phase.kind === 'next');
  return lead ? [lead, ...meetings.filter((meeting) => meeting !== lead)] : [...meetings];
}
