import useSWR from 'swr';
import { request } from 'shared-api/client';
import { meetingsKeys } from 'shared-api/meetings';
import type { ScheduleSlot } from '../schedule';

/** The current user's free-time schedule for all days of the event, as the server has it. */
export function useSchedule(): {
  schedule: ScheduleSlot[] | undefined;
  error: unknown;
  isLoading: boolean;
  reload: () => void;
} {
  const { data, error, isLoading, isValidating, mutate } = useSWR(meetingsKeys.schedule, readSchedule);
  return {
    schedule: data,
    error,
    isLoading: isLoading || (data === undefined && isValidating),
    reload: () => void mutate(),
  };
}

async function readSchedule(): Promise<ScheduleSlot[]> {
  const { points } = await request('get', '/api/points');
  // The schedule knows no meetings; a server that shows one anyway means a slot that is not free.
  return points.map(({ point, status }) => ({ point, status: status === 'AVAILABLE' ? status : 'BLOCKED' }));
}
