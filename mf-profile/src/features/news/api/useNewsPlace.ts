import { request } from 'shared-api/client';
import { useQuery, type Query } from 'shared-api/query';
import { PAGE_SIZES } from 'shared-ui/PageSizeSelect';
import { newsKeys } from './newsKeys';

const LONGEST_PAGE = Math.max(...PAGE_SIZES);

/**
 * How many posts stand before one, the newest first; `null` when there is no such post. The server has no call for a single post, so the
 * pages are read one after another until it is found: a link that is followed is mostly a recent one.
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
