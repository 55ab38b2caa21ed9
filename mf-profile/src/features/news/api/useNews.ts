import useSWR from 'swr';
import { request } from 'shared-api/client';
import type { NewsPost } from 'shared-api/contract';
import { newsKeys } from './newsKeys';

/** One page of the news, newest first. */
export function useNews(
  limit: number,
  page: number,
): { posts: NewsPost[] | undefined; pages: number; error: unknown; isLoading: boolean; reload: () => void } {
  const { data, error, isLoading, mutate } = useSWR(newsKeys.page(limit, page), () =>
    request('get', '/api/news', { query: { limit, page } }),
  );
  return { posts: data?.news, pages: data?.pages ?? 0, error, isLoading, reload: () => void mutate() };
}
