import { request } from 'shared-api/client';
import type { NewsPost } from 'shared-api/contract';
import { useQuery, type Query } from 'shared-api/query';

export const newsKeys = {
  page: (limit: number, page: number) => ['news', 'page', limit, page] as const,
  /** Index of a post among all posts. */
  place: (postId: number) => ['news', 'place', postId] as const,
};

/** One page of news, newest first. */
export interface NewsPageContent {
  news: NewsPost[];
  /** Number of pages of this size. */
  pages: number;
}

/**
 * A page of news, counted from 1; `undefined` sends no request. The previous page stays available while another loads.
 */
export function useNewsPage(limit: number, page: number | undefined): Query<NewsPageContent> {
  return useQuery(
    page === undefined ? null : newsKeys.page(limit, page),
    ([, , size, number]) => request('get', '/api/news', { query: { limit: size, page: number } }),
    { keepsPrevious: true },
  );
}
