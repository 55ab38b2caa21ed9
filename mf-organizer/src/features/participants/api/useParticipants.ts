import { request } from 'shared-api/client';
import { useQuery } from 'shared-api/query';
import type { ParticipantsQuery } from '../domain/participantsQuery';
import { participantsKeys } from './participantsKeys';

/** One page of the companies that a filter finds, with the counts of all states. */
export function useParticipants(query: ParticipantsQuery) {
  return useQuery(
    participantsKeys.list(query),
    ([, , , { filter, ...rest }]) => request('get', '/api/organizer/participants', { query: { ...filter, ...rest } }),
    { keepsPrevious: true },
  );
}
