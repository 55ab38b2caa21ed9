import { request } from 'shared-api/client';
import { meetingsKeys } from 'shared-api/meetings';
import { createMutation } from 'shared-api/query';
import { withChange, type ScheduleChange, type ScheduleSlot } from './useSchedule';

/** Saves slots of the schedule. Patches the cached schedule and invalidates the days that follow it. */
export const useSaveSchedule = createMutation(
  (change: ScheduleChange) => request('put', '/api/points', { body: change }),
  {
    onSuccess: (cache, _answer, change) =>
      cache.patch(meetingsKeys.schedule, (schedule: ScheduleSlot[]) => withChange(schedule, change)),
    refreshes: [meetingsKeys.isDay],
    // The change may have arrived although the response was lost.
    refreshesAfterFailure: [meetingsKeys.schedule],
  },
);
