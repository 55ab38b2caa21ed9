import { isAgreeable } from 'shared-api/time';
import type { InviteSlot } from './inviteSlot';

/** Loading state of a day: its slots once it is `loaded`. */
export type LoadableDay = { day: string } & (
  { state: 'loaded'; slots: readonly InviteSlot[] } | { state: 'loading' | 'failed' }
);

/** The slots of a day that are free for both companies and far enough ahead. */
export function commonSlots(slots: readonly InviteSlot[]): InviteSlot[] {
  return slots.filter(({ kind, date, point }) => kind === 'free' && isAgreeable(date, point));
}

/** Whether the other company has free time that day, regardless of the current user's schedule. */
export function isTheirTimeFree(slots: readonly InviteSlot[]): boolean {
  return slots.some(({ kind }) => ['free', 'off-hours', 'rival', 'clash'].includes(kind));
}

/**
 * The day to show first: the first with a common slot, else the first when the other company is free, else the first.
 * Undefined while days that could change the choice are loading.
 * @param current day of the meeting being moved: it is shown first unless it is over (HALL-01)
 */
export function openingDay(days: readonly LoadableDay[], current?: string): string | undefined {
  if (days.some(({ day }) => day === current)) return current;
  for (const each of days) {
    if (each.state === 'loading') return undefined;
    if (each.state === 'loaded' && commonSlots(each.slots).length > 0) return each.day;
  }
  return (days.find((each) => each.state === 'loaded' && isTheirTimeFree(each.slots)) ?? days[0])?.day;
}

/** The nearest common slot; `counting` while days before it are loading. */
export type Nearest = { state: 'counting' | 'none' } | { state: 'found'; slot: InviteSlot };

/** Finds the first slot that is free for both companies. */
export function nearestCommon(days: readonly LoadableDay[]): Nearest {
  for (const each of days) {
    if (each.state === 'loading') return { state: 'counting' };
    const [slot] = each.state === 'loaded' ? commonSlots(each.slots) : [];
    if (slot) return { state: 'found', slot };
  }
  return { state: 'none' };
}

/** Common slots after a time, nearest first, followed by those before it. */
export function commonAround(
  days: readonly LoadableDay[],
  { date, point }: { date: string; point: string },
  count: number,
): InviteSlot[] {
  const isAfter = (slot: InviteSlot) => `${slot.date} ${slot.point}` > `${date} ${point}`;
  const all = days
    .flatMap((each) => (each.state === 'loaded' ? commonSlots(each.slots) : []))
    .filter((slot) => slot.date !== date || slot.point !== point);
  return [...all.filter(isAfter), ...all.filter((slot) => !isAfter(slot)).reverse()].slice(0, count);
}
