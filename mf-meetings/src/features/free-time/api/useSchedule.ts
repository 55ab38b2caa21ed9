import { request } from 'shared-api/client';
import type { Schema } from 'shared-api/contract';
import { meetingsKeys } from 'shared-api/meetings';
import { useQuery, type Query } from 'shared-api/query';

/** Status of a slot in the schedule, which has no meetings. */
type SlotAvailability = Schema<'PointsChange'>['status'];

/** A slot of the default schedule, which applies to every day of the event. */
export interface ScheduleSlot {
  /** HH:mm, Moscow */
  point: string;
  status: SlotAvailability;
}

/** Slots and their new common status. */
export type ScheduleChange = Schema<'PointsChange'>;

/** The free-time schedule of the current user, which applies to all days of the event. */
export function useSchedule(): Query<ScheduleSlot[]> {
  return useQuery(meetingsKeys.schedule, readSchedule);
}

async function readSchedule(): Promise<ScheduleSlot[]> {
  const { points } = await request('get', '/api/points');
  // The schedule has no meetings; treat an unexpected ASSIGNED slot as blocked.
  return points.map(({ point, status }) => ({ point, status: status === 'AVAILABLE' ? status : 'BLOCKED' }));
}

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
