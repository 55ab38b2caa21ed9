import { request } from 'shared-api/client';
import type { NewsPost } from 'shared-api/contract';
import { useQuery, type Query } from 'shared-api/query';

/** The newest news, newest first. */
export function useLatestNews(limit: number): Query<NewsPost[]> {
  return useQuery(
    ['news', 'latest', limit] as const,
    async () => (await request('get', '/api/news', { query: { limit, page: 1 } })).news,
  );
}
