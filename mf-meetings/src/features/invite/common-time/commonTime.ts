import type { InviteSlot } from './inviteSlot';

/** A day as far as it is known: its slots, `unknown` while it is being asked for, `failed` when that did not work. */
export type KnownDay = { day: string } & (
  { state: 'known'; slots: readonly InviteSlot[] } | { state: 'unknown' | 'failed' }
);

/** The slots of a day that are free for both. */
export function commonSlots(slots: readonly InviteSlot[]): InviteSlot[] {
  return slots.filter(({ kind }) => kind === 'free');
}

/** Whether the other company could meet at all that day, whatever the viewer has then. */
export function isTheirTimeFree(slots: readonly InviteSlot[]): boolean {
  return slots.some(({ kind }) => ['free', 'off-hours', 'requested', 'clash'].includes(kind));
}

/** The day to open on: the first with a common slot, else the first with theirs, else the first; undefined until that is known. */
export function openingDay(days: readonly KnownDay[]): string | undefined {
  for (const each of days) {
    if (each.state === 'unknown') return undefined;
    if (each.state === 'known' && commonSlots(each.slots).length > 0) return each.day;
  }
  return (days.find((each) => each.state === 'known' && isTheirTimeFree(each.slots)) ?? days[0])?.day;
}

/** What there is of common time: `counting` until it is known whether and when. */
export type Nearest = { state: 'counting' | 'none' } | { state: 'found'; slot: InviteSlot };

/** The first slot that is free for both. */
export function nearestCommon(days: readonly KnownDay[]): Nearest {
  for (const each of days) {
    if (each.state === 'unknown') return { state: 'counting' };
    const [slot] = each.state === 'known' ? commonSlots(each.slots) : [];
    if (slot) return { state: 'found', slot };
  }
  return { state: 'none' };
}

/** The common slots that come after a time, nearest first; when there are too few, those before it. */
export function commonAround(
  days: readonly KnownDay[],
  { date, point }: { date: string; point: string },
  count: number,
): InviteSlot[] {
  const isAfter = (slot: InviteSlot) => `${slot.date} ${slot.point}` > `${date} ${point}`;
  const all = days
    .flatMap((each) => (each.state === 'known' ? commonSlots(each.slots) : []))
    .filter((slot) => slot.date !== date || slot.point !== point);
  return [...all.filter(isAfter), ...all.filter((slot) => !isAfter(slot)).reverse()].slice(0, count);
}
