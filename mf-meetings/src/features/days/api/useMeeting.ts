import { outcome, request } from 'shared-api/client';
import type { Schema } from 'shared-api/contract';
import { meetingsKeys } from 'shared-api/meetings';
import { useQuery, type Query } from 'shared-api/query';

/** Where a meeting of the current user is now, or who cancelled it; null when it is unknown. `undefined` disables the query. */
export function useMeeting(meetingId: number | undefined): Query<Schema<'MeetingState'> | null> {
  return useQuery(meetingId === undefined ? null : meetingsKeys.one(meetingId), async ([, , id]) => {
    try {
      return await request('get', '/api/meeting/{id}', { path: { id } });
    } catch (error) {
      if (outcome(error) === 'not-found') return null;
      throw error;
    }
  });
}
