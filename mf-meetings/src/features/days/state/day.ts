import type { Point, Schema } from 'shared-api/contract';
import { isPastSlot } from 'shared-api/time';
import type { SlotGridMode } from '#domain/slotSelection';

/** Slots of one day and their new common status. */
export type DayChange = Schema<'PointsChange'>;

export interface DaySummary {
  meetings: number;
  /** Free slots that have not begun. */
  free: number;
}

/** Counts the meetings and the upcoming free slots of a day. */
export function summaryOf(date: string, today: string, points: readonly Point[]): DaySummary {
  const isToCome = ({ point }: Point) => date > today || (date === today && !isPastSlot(date, point));
  return {
    meetings: points.filter(({ status }) => status === 'ASSIGNED').length,
    free: points.filter((slot) => slot.status === 'AVAILABLE' && isToCome(slot)).length,
  };
}

/**
 * The main day: the day in the URL, else today, clamped to the days of the event (MEET-04).
 * @param days the event's days in order, at least one
 * @param wanted unvalidated value from the URL
 */
export function mainDayOf(days: readonly string[], today: string, wanted: string | null): string {
  const clamped = (day: string) => [days[0] ?? day, day, days.at(-1) ?? day].toSorted()[1] ?? day;
  const isDate = wanted !== null && /^\d{4}-\d{2}-\d{2}$/.test(wanted);
  const day = isDate ? clamped(wanted) : undefined;
  // Impossible dates such as 31 November pass the pattern and the clamping.
  return day !== undefined && days.includes(day) ? day : clamped(today);
}

/** Days are editable until they are over; for chat-only companies never (POINT-04, MEET-08). */
export function gridModeOf(date: string, today: string, isChatOnly: boolean): SlotGridMode {
  return isChatOnly || date < today ? 'read-only' : 'schedule';
}

/** Applies a change to a day. Slots with a meeting stay unchanged. */
export function withChange(points: readonly Point[], { points: changed, status }: DayChange): Point[] {
  const touched = new Set(changed);
  return points.map((slot) => (touched.has(slot.point) && slot.status !== 'ASSIGNED' ? { ...slot, status } : slot));
}

/** The change that gives all slots of a day a status; undefined when they have it already. */
export function changeOfAll(points: readonly Point[], status: DayChange['status']): DayChange | undefined {
  const others = points.filter((slot) => slot.status !== 'ASSIGNED' && slot.status !== status);
  return others.length === 0 ? undefined : { points: others.map(({ point }) => point), status };
}

/** The changes that copy the hours of another day, one per status. Slots with a meeting there count as free. */
export function changesToBeLike(points: readonly Point[], pattern: readonly Point[]): DayChange[] {
  const wanted = new Map(pattern.map(({ point, status }) => [point, status === 'BLOCKED' ? status : 'AVAILABLE']));
  return (['AVAILABLE', 'BLOCKED'] as const).flatMap((status) => {
    const alike = points.filter(({ point }) => wanted.get(point) === status);
    return changeOfAll(alike, status) ?? [];
  });
}

/**
 * The days of a list in order, plus days whose meetings were cancelled on this page and that may have left the list.
 */
export function listedDays(
  list: Schema<'MeetingsPage'> | undefined,
  cancelled: readonly { meeting: { date: string } }[],
  isListed: (date: string) => boolean,
): string[] {
  const days = [...Object.keys(list?.meetings ?? {}), ...cancelled.map(({ meeting }) => meeting.date)];
  return [...new Set(days)].filter(isListed).toSorted();
}
