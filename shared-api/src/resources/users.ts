import { request } from '../client/request';
import type { Participant } from '../contract';
import type { Query } from '../query/query';
import { useQuery } from '../query/useQuery';

/** Cache keys of other participants. */
export const usersKeys = {
  participant: (userId: number) => ['users', userId] as const,
};

/** Another participant's public data; `undefined` does not fetch. */
export function useParticipant(userId: number | undefined): Query<Participant> {
  return useQuery(userId === undefined ? null : usersKeys.participant(userId), ([, id]) =>
    request('get', '/api/user/{id}', { path: { id } }),
  );
}
