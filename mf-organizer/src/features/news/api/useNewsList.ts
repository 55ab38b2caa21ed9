import { request } from 'shared-api/client';
import type { Schema } from 'shared-api/contract';
import { useQuery, type Query } from 'shared-api/query';
import { PAGE_SIZE } from '../limits';
import { organizerNewsKeys } from './organizerNewsKeys';

/** A page of news in a state, counted from 1; drafts first. The previous page stays available while another loads. */
export function useNewsList(
  state: Schema<'OrganizerNewsState'> | undefined,
  page: number,
): Query<Schema<'OrganizerNewsPage'>> {
  return useQuery(
    organizerNewsKeys.page(state, page),
    ([, , , wanted, number]) =>
      request('get', '/api/organizer/news', { query: { state: wanted, limit: PAGE_SIZE, page: number } }),
    { keepsPrevious: true, isAlwaysAsked: true },
  );
}
