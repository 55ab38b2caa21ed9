import { request } from 'shared-api/client';
import { meetingsKeys } from 'shared-api/meetings';
import { createMutation } from 'shared-api/query';
import { withChange, type ScheduleChange, type ScheduleSlot } from '../schedule';

/** Saves slots of the schedule. The schedule shows the change without a request; the days that it holds for are read again. */
export const useSaveSchedule = createMutation(
  (change: ScheduleChange) => request('put', '/api/points', { body: change }),
  {
    onSuccess: (cache, _answer, change) =>
      cache.patch(meetingsKeys.schedule, (schedule: ScheduleSlot[]) => withChange(schedule, change)),
    refreshes: [meetingsKeys.isDay],
    // The change may have arrived although its answer did not.
    refreshesAfterFailure: [meetingsKeys.schedule],
  },
);
