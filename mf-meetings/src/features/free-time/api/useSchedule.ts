import { request } from 'shared-api/client';
import { meetingsKeys } from 'shared-api/meetings';
import { useQuery, type Query } from 'shared-api/query';
import type { ScheduleSlot } from '../schedule';

/** The current user's free-time schedule for all days of the event, as the server has it. */
export function useSchedule(): Query<ScheduleSlot[]> {
  return useQuery(meetingsKeys.schedule, readSchedule);
}

async function readSchedule(): Promise<ScheduleSlot[]> {
  const { points } = await request('get', '/api/points');
  // The schedule has no meetings. Should a server send one anyway, its slot is not free.
  return points.map(({ point, status }) => ({ point, status: status === 'AVAILABLE' ? status : 'BLOCKED' }));
}
