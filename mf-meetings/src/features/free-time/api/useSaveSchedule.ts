import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { request } from 'shared-api/client';
import { meetingsKeys } from 'shared-api/meetings';
import { withChange, type ScheduleChange, type ScheduleSlot } from '../schedule';

/**
 * Saves slots of the schedule. What was read before follows the change; the days that it holds for are read again. After a failure the
 * schedule is read anew, since the change may have arrived although its answer did not.
 */
export function useSaveSchedule(): (change: ScheduleChange) => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(
    async (change) => {
      try {
        await request('put', '/api/points', { body: change });
      } catch (error) {
        void mutate(meetingsKeys.schedule);
        throw error;
      }
      await mutate<ScheduleSlot[] | undefined>(
        meetingsKeys.schedule,
        (schedule) => schedule && withChange(schedule, change),
        { revalidate: false },
      );
      void mutate((key) => meetingsKeys.isAny(key) && !meetingsKeys.isSchedule(key));
    },
    [mutate],
  );
}
