import type { ActiveEvent, MeetingCompany, Point } from 'shared-api/contract';
import type { SlotView } from 'shared-ui/SlotList';

/** A meeting of today: the slot, its link, and with whom. */
export interface TodayMeeting {
  point: string;
  link: string | null;
  companies: MeetingCompany[];
}

/** What there is to say about today. */
export type TodayView =
  /** no meetings are held today; `event` says when they are, if known */
  | { kind: 'outside-event'; event: ActiveEvent | undefined }
  /** the person has left no time for meetings today */
  | { kind: 'all-blocked' }
  | { kind: 'day'; slots: SlotView[]; meetings: TodayMeeting[] };

/** Joins today's slots with the companies met in them. */
export function todayView(
  today: string,
  points: readonly Point[],
  companies: readonly MeetingCompany[],
  event: ActiveEvent | undefined,
): TodayView {
  const meetings = points
    .filter(({ status }) => status === 'ASSIGNED')
    .map(({ point, link }) => ({ point, link, companies: companies.filter((company) => company.point === point) }));

  // A meeting is shown whatever the calendar says.
  if (meetings.length === 0) {
    const isOutside = event !== undefined && (today < event.datestart || today > event.dateend);
    if (isOutside || points.length === 0) return { kind: 'outside-event', event };
    if (points.every(({ status }) => status === 'BLOCKED')) return { kind: 'all-blocked' };
  }
  const slots = points.map(({ point, status }) => ({
    point,
    status,
    companies: companies.filter((company) => company.point === point).map(({ company }) => company),
  }));
  return { kind: 'day', slots, meetings };
}
