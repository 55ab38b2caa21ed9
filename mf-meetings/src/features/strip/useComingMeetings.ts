import { meetingsKeys } from 'shared-api/meetings';
import { useQuery, useRefreshOn, type Query } from 'shared-api/query';
import { getMeetings } from '#api/getMeetings';
import type { Meeting } from '#domain/meeting';

const EVENTS = ['invitation'] as const;
const OUTDATED = [meetingsKeys.coming];

/** The current user's meetings from today on, ordered by time; cached for all chats. */
export function useComingMeetings(): Query<Meeting[]> {
  useRefreshOn(EVENTS, OUTDATED);
  return useQuery(meetingsKeys.coming, () => getMeetings());
}
