import { request } from 'shared-api/client';
import { useQuery } from 'shared-api/query';
import type { Confirmed } from '#state/useConfirmed';
import type { ParticipantsQuery } from '../domain/participantsQuery';
import { participantsKeys } from './participantsKeys';

/**
 * One page of the companies that a filter finds, with the counts of all states.
 * @param confirmed asks for the password when contacts of many companies were read, see `useConfirmed`
 */
export function useParticipants(query: ParticipantsQuery, confirmed: Confirmed) {
  return useQuery(
    participantsKeys.list(query),
    ([, , , { filter, ...rest }]) =>
      confirmed(() => request('get', '/api/organizer/participants', { query: { ...filter, ...rest } })),
    { keepsPrevious: true },
  );
}
