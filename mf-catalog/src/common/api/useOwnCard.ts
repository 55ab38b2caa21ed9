import { request } from 'shared-api/client';
import type { Participant } from 'shared-api/contract';
import { useQuery, type Query } from 'shared-api/query';
import { DEFAULT_LIMIT } from '#domain/limits';
import { catalogKeys } from './catalogKeys';

/** The current user's company as others find it in the catalogue (CAT-10), as a list of one. */
export function useOwnCard(): Query<Participant[]> {
  return useQuery(catalogKeys.ownCard, async () => {
    const query = { limit: DEFAULT_LIMIT, page: 1, preview: 1 as const };
    return (await request('post', '/api/users', { query, body: {} })).users;
  });
}
