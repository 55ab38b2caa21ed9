import { request } from 'shared-api/client';
import type { Schema } from 'shared-api/contract';
import { useQuery, type Query } from 'shared-api/query';
import { LONGEST_PAGE } from '../limits';
import { organizerNewsKeys } from './organizerNewsKeys';

/** A post with the numbers of companies that it can reach. */
export interface NewsPostAnswer {
  /** Null for a new or a missing one. */
  post: Schema<'OrganizerNewsPost'> | null;
  audiences: Schema<'OrganizerNewsPage'>['audiences'];
}

/**
 * One post; without an id only the audiences. The API cannot fetch a single post, so pages are read in sequence until it
 * is found: organizers mostly open drafts and recent posts.
 */
export function useNewsPost(id: number | undefined): Query<NewsPostAnswer> {
  return useQuery(organizerNewsKeys.post(id), ([, , , wanted]) => findPost(wanted, 1), { isAlwaysAsked: true });
}

async function findPost(id: number | undefined, page: number): Promise<NewsPostAnswer> {
  const limit = id === undefined ? 1 : LONGEST_PAGE;
  const { news, pages, audiences } = await request('get', '/api/organizer/news', { query: { limit, page } });
  const post = news.find((each) => each.id === id) ?? null;
  return post || id === undefined || page >= pages ? { post, audiences } : findPost(id, page + 1);
}
