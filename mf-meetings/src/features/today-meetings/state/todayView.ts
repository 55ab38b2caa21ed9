import type { ActiveEvent, MeetingCompany, Point } from 'shared-api/contract';
import { formatTime, slotStart } from 'shared-api/time';
import { expectedStart, meetingsOf, type Meeting } from '#domain/meeting';
import { pastSlotView } from '#domain/pastSlot';
import type { SlotView } from '#parts/slot-list/SlotContent';

const MINUTE = 60_000;
/** Duration of a slot. */
const SLOT = 30 * MINUTE;

/** State of a meeting relative to now. */
export type Phase =
  | { kind: 'past' | 'running' | 'later' }
  /** the next to begin; `left` in milliseconds, rounded up to full minutes */
  | { kind: 'next'; left: number };

export interface TodayMeeting extends Meeting {
  phase: Phase;
}

export type TodayView =
  /** a company that only chats, without meetings today */
  | { kind: 'chat-only' }
  /** today is outside the event; `event` holds its days once loaded */
  | { kind: 'outside-event'; event: ActiveEvent | undefined }
  /** all of today's slots are blocked by the user */
  | { kind: 'all-blocked' }
  /** the current or next meeting first, the others ordered by time */
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

/** Joins today's slots with their companies and decides what to show. */
export function todayView({ date, now, points, companies, event, isChatOnly }: Today): TodayView {
  const meetings = meetingsOf(date, points, companies);

  // Existing meetings are always shown.
  if (meetings.length === 0) {
    if (isChatOnly) return { kind: 'chat-only' };
    const isOutside = event !== undefined && (date < event.datestart || date > event.dateend);
    if (isOutside || points.length === 0) return { kind: 'outside-event', event };
    if (points.every(({ status }) => status === 'BLOCKED')) return { kind: 'all-blocked' };
  }
  return {
    kind: 'day',
    slots: isDayOver(date, now, points)
      ? []
      : points.filter(isSinceHour(date, now)).map(({ point, status }) => pastSlotView(date, { point, status })),
    meetings: leadFirst(withPhases(meetings, now)),
  };
}

/** The day's slots from the current hour on (HALL-01). */
function isSinceHour(date: string, now: number): (slot: Point) => boolean {
  const hour = `${formatTime(new Date(now).toISOString()).slice(0, 2)}:00`;
  return ({ point }) => slotStart(date, point) >= Math.min(slotStart(date, hour), now);
}

/** Whether the last slot of a day is over. */
export function isDayOver(date: string, now: number, points: readonly Point[]): boolean {
  const last = points.at(-1);
  return last !== undefined && slotStart(date, last.point) + SLOT <= now;
}

/** Whether all of today's meetings are over. */
export function isOver(meetings: readonly TodayMeeting[]): boolean {
  return meetings.every(({ phase }) => phase.kind === 'past');
}

function withPhases(meetings: readonly Meeting[], now: number): TodayMeeting[] {
  const next = meetings.find((meeting) => expectedStart(meeting) > now);
  return meetings.map((meeting) => {
    const left = expectedStart(meeting) - now;
    if (meeting === next) return { ...meeting, phase: { kind: 'next', left: Math.ceil(left / MINUTE) * MINUTE } };
    if (left > 0) return { ...meeting, phase: { kind: 'later' } };
    const isOver = slotStart(meeting.date, meeting.point) + SLOT <= now;
    return { ...meeting, phase: { kind: isOver ? 'past' : 'running' } };
  });
}

function leadFirst(meetings: readonly TodayMeeting[]): TodayMeeting[] {
  const lead =
    meetings.find(({ phase }) => phase.kind === 'running') ?? meetings.find(({ phase }) => phase.kind === 'next');
  return lead ? [lead, ...meetings.filter((meeting) => meeting !== lead)] : [...meetings];
}
