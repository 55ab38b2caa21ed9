import { request } from 'shared-api/client';
import type { Participant } from 'shared-api/contract';
import { useQuery, type Query } from 'shared-api/query';
import { FOUND_LIMIT } from '../limits';

const keys = { search: (company: string) => ['planner', 'search', company] as const };

/** The first catalogue companies whose name contains the text; `undefined` disables the query. */
export function useCompanySearch(company: string | undefined): Query<Participant[]> {
  return useQuery(company === undefined ? null : keys.search(company), async ([, , name]) => {
    const query = { limit: FOUND_LIMIT, page: 1 };
    const { users } = await request('post', '/api/users', { query, body: { company: name } });
    return users;
  });
}
