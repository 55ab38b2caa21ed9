import { request } from 'shared-api/client';
import { meetingsKeys } from 'shared-api/meetings';
import { useQuery, type Query } from 'shared-api/query';
import type { ScheduleSlot } from '../schedule';

/** The free-time schedule of the current user, which applies to all days of the event. */
export function useSchedule(): Query<ScheduleSlot[]> {
  return useQuery(meetingsKeys.schedule, readSchedule);
}

async function readSchedule(): Promise<ScheduleSlot[]> {
  const { points } = await request('get', '/api/points');
  // The schedule has no meetings; treat an unexpected ASSIGNED slot as blocked.
  return points.map(({ point, status }) => ({ point, status: status === 'AVAILABLE' ? status : 'BLOCKED' }));
}
