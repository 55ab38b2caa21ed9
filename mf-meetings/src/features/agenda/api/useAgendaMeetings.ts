import { meetingsKeys } from 'shared-api/meetings';
import { useQuery, type Query } from 'shared-api/query';
import { getMeetings } from '#api/getMeetings';
import { REREAD_MS } from '#domain/limits';
import type { Meeting } from '#domain/meeting';

/** All meetings of the current user, including past ones, ordered by time. Refetched every minute. */
export function useAgendaMeetings(): Query<Meeting[]> {
  return useQuery(meetingsKeys.agenda, () => getMeetings({ hasPast: true }), { rereadsEvery: REREAD_MS });
}
