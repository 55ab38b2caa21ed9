import { request } from 'shared-api/client';
import type { NewsPost } from 'shared-api/contract';
import { useQuery, type Query } from 'shared-api/query';
import { newsKeys } from './newsKeys';

/** One page of the news, newest first. */
export interface NewsPageContent {
  news: NewsPost[];
  /** How many pages of this length there are. */
  pages: number;
}

/** A page of the news, from 1; `undefined` asks for nothing yet. The former page stays at hand while another one is read. */
export function useNewsPage(limit: number, page: number | undefined): Query<NewsPageContent> {
  return useQuery(
    page === undefined ? null : newsKeys.page(limit, page),
    ([, , size, number]) => request('get', '/api/news', { query: { limit: size, page: number } }),
    { keepsPrevious: true },
  );
}
