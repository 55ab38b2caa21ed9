import type { Schema } from 'shared-api/contract';

/** The status of a slot in the schedule, which has no meetings. */
export type SlotAvailability = Schema<'PointsChange'>['status'];

/** A slot of the default schedule: it holds for every day of the event. */
export interface ScheduleSlot {
  /** HH:mm, Moscow */
  point: string;
  status: SlotAvailability;
}

/** Slots and the status that all of them get. */
export type ScheduleChange = Schema<'PointsChange'>;

/** The schedule after a change. */
export function withChange(schedule: readonly ScheduleSlot[], { points, status }: ScheduleChange): ScheduleSlot[] {
  const changed = new Set(points);
  return schedule.map((slot) => (changed.has(slot.point) ? { ...slot, status } : slot));
}

/** The slots that begin within some hours; `HH:mm` compares as text. */
export function slotsWithin(
  schedule: readonly ScheduleSlot[],
  { from, until }: { from: string; until: string },
): string[] {
  return schedule.map(({ point }) => point).filter((point) => from <= point && point < until);
}
