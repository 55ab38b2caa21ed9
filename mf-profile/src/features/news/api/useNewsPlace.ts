import { request } from 'shared-api/client';
import { useQuery, type Query } from 'shared-api/query';
import { PAGE_SIZES } from 'shared-ui/Pagination';
import { newsKeys } from './useNewsPage';

const LONGEST_PAGE = Math.max(...PAGE_SIZES);

/**
 * Index of a post, newest first; `null` when it does not exist. The API cannot fetch a single post, so pages are read
 * in sequence until it is found: linked posts are mostly recent.
 */
export function useNewsPlace(postId: number | undefined): Query<number | null> {
  return useQuery(postId === undefined ? null : newsKeys.place(postId), ([, , id]) => findPlace(id, 1));
}

async function findPlace(postId: number, page: number): Promise<number | null> {
  const { news, pages } = await request('get', '/api/news', { query: { limit: LONGEST_PAGE, page } });
  const index = news.findIndex(({ id }) => id === postId);
  if (index >= 0) return (page - 1) * LONGEST_PAGE + index;
  return page < pages ? findPlace(postId, page + 1) : null;
}
