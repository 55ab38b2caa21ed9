import type { Schema } from 'shared-api/contract';

/** Status of a slot in the schedule, which has no meetings. */
export type SlotAvailability = Schema<'PointsChange'>['status'];

/** A slot of the default schedule, which applies to every day of the event. */
export interface ScheduleSlot {
  /** HH:mm, Moscow */
  point: string;
  status: SlotAvailability;
}

/** Slots and their new common status. */
export type ScheduleChange = Schema<'PointsChange'>;

/** Applies a change to the schedule. */
export function withChange(schedule: readonly ScheduleSlot[], { points, status }: ScheduleChange): ScheduleSlot[] {
  const changed = new Set(points);
  return schedule.map((slot) => (changed.has(slot.point) ? { ...slot, status } : slot));
}

/** Slots that begin within the given hours; `HH:mm` sorts as text. */
export function slotsWithin(
  schedule: readonly ScheduleSlot[],
  { from, until }: { from: string; until: string },
): string[] {
  return schedule.map(({ point }) => point).filter((point) => from <= point && point < until);
}
