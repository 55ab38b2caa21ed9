import type { Point, Schema } from 'shared-api/contract';
import { isPastSlot } from 'shared-api/time';
import type { SlotGridMode } from 'shared-ui/SlotGrid';

/** Slots of one day and the status that all of them get. */
export type DayChange = Schema<'PointsChange'>;

/** What a day has, in numbers. */
export interface DaySummary {
  meetings: number;
  /** Free slots that are still to come. */
  free: number;
}

/** Counts the meetings of a day and what of it is still free. */
export function summaryOf(date: string, today: string, points: readonly Point[]): DaySummary {
  const isToCome = ({ point }: Point) => date > today || (date === today && !isPastSlot(date, point));
  return {
    meetings: points.filter(({ status }) => status === 'ASSIGNED').length,
    free: points.filter((slot) => slot.status === 'AVAILABLE' && isToCome(slot)).length,
  };
}

/**
 * The main day: what the address asks for, else today, and always a day of the event (MEET-04).
 * @param days the event's days, in order, at least one
 * @param wanted of the address: anything
 */
export function mainDayOf(days: readonly string[], today: string, wanted: string | null): string {
  const clamped = (day: string) => [days[0] ?? day, day, days.at(-1) ?? day].toSorted()[1] ?? day;
  const isDate = wanted !== null && /^\d{4}-\d{2}-\d{2}$/.test(wanted);
  const day = isDate ? clamped(wanted) : undefined;
  // A date within the event that no calendar has is none of its days.
  return day !== undefined && days.includes(day) ? day : clamped(today);
}

/** One's own day can be changed until it is over, and never by who only chats (POINT-04, MEET-08). */
export function gridModeOf(date: string, today: string, isChatOnly: boolean): SlotGridMode {
  return isChatOnly || date < today ? 'read-only' : 'schedule';
}

/** The day after a change. A slot with a meeting stays one. */
export function withChange(points: readonly Point[], { points: changed, status }: DayChange): Point[] {
  const touched = new Set(changed);
  return points.map((slot) => (touched.has(slot.point) && slot.status !== 'ASSIGNED' ? { ...slot, status } : slot));
}

/** What makes every slot of a day free, or none; nothing when they are so already. */
export function changeOfAll(points: readonly Point[], status: DayChange['status']): DayChange | undefined {
  const others = points.filter((slot) => slot.status !== 'ASSIGNED' && slot.status !== status);
  return others.length === 0 ? undefined : { points: others.map(({ point }) => point), status };
}

/** What gives a day the hours of another one: one change per status that is needed. A meeting there was a working time. */
export function changesToBeLike(points: readonly Point[], pattern: readonly Point[]): DayChange[] {
  const wanted = new Map(pattern.map(({ point, status }) => [point, status === 'BLOCKED' ? status : 'AVAILABLE']));
  return (['AVAILABLE', 'BLOCKED'] as const).flatMap((status) => {
    const alike = points.filter(({ point }) => wanted.get(point) === status);
    return changeOfAll(alike, status) ?? [];
  });
}

/** The days of a list in order, with those of meetings cancelled here, which it may have lost. */
export function listedDays(
  list: Schema<'MeetingsPage'> | undefined,
  cancelled: readonly { meeting: { date: string } }[],
  isListed: (date: string) => boolean,
): string[] {
  const days = [...Object.keys(list?.meetings ?? {}), ...cancelled.map(({ meeting }) => meeting.date)];
  return [...new Set(days)].filter(isListed).toSorted();
}
