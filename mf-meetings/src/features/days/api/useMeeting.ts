import { outcome, request } from 'shared-api/client';
import type { Schema } from 'shared-api/contract';
import { meetingsKeys } from 'shared-api/meetings';
import { useQuery, type Query } from 'shared-api/query';
import { useFeature } from 'shared-api/settings';

/**
 * Where a meeting of the current user is now, or who cancelled it; null when it is unknown. Without data on servers that do
 * not announce the feature `meeting`.
 * @param meetingId `undefined` disables the query
 */
export function useMeeting(meetingId: number | undefined): Query<Schema<'MeetingState'> | null> {
  const isAnnounced = useFeature('meeting') === true;
  return useQuery(meetingId !== undefined && isAnnounced ? meetingsKeys.one(meetingId) : null, async ([, , id]) => {
    try {
      return await request('get', '/api/meeting/{id}', { path: { id } });
    } catch (error) {
      if (outcome(error) === 'not-found') return null;
      throw error;
    }
  });
}
