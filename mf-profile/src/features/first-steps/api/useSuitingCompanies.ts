import { request } from 'shared-api/client';
import type { CurrentUser, Participant } from 'shared-api/contract';
import { companyFit, fitScore } from 'shared-api/fit';
import { useQuery, type Query } from 'shared-api/query';
import { useFeature } from 'shared-api/settings';

const SHOWN = 3;
/** Where the server does not sort, the best of its first page. */
const COMPARED = 50;

/** The three companies that suit the viewer best; with common time, where the server knows it (FIRST-02). */
export function useSuitingCompanies(viewer: CurrentUser): Query<Participant[]> {
  const isSorted = useFeature('fit_sort');
  const knowsTime = useFeature('common_time') === true && !viewer.only_chat;
  return useQuery(
    isSorted === undefined ? null : (['users', 'suiting', viewer.id, isSorted, knowsTime] as const),
    async () => {
      if (!isSorted) return bestOf(viewer, (await readUsers({ limit: COMPARED }, {})).users);
      const query = { limit: SHOWN, sort: 'fit' } as const;
      const withTime = knowsTime ? await readUsers(query, { common_time: {} }) : undefined;
      // Companies without common time fill an empty list.
      return withTime?.users.length ? withTime.users : (await readUsers(query, {})).users;
    },
  );
}

function readUsers(query: { limit: number; sort?: 'fit' }, body: { common_time?: Record<string, never> }) {
  return request('post', '/api/users', { query: { page: 1, ...query }, body });
}

function bestOf(viewer: CurrentUser, companies: readonly Participant[]): Participant[] {
  const scoreOf = (company: Participant) => {
    const fit = companyFit(viewer, company);
    return fit ? fitScore(fit) : -1;
  };
  return companies.toSorted((one, other) => scoreOf(other) - scoreOf(one)).slice(0, SHOWN);
}
