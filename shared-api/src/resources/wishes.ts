import { request } from '../client/request';
import type { Schema } from '../contract';
import { createMutation } from '../query/createMutation';
import type { Query } from '../query/query';
import { useQuery } from '../query/useQuery';
import { useFeature } from './settings';

export type Wish = Schema<'Wish'>;

/** Cache key of the companies that the current user wants to meet. */
export const wishesKey = ['wishes'] as const;

/** The companies that the current user wants to meet; without data on servers that do not announce `wishes`. */
export function useWishes(): Query<Wish[]> {
  const isAnnounced = useFeature('wishes') === true;
  return useQuery(isAnnounced ? wishesKey : null, async () => (await request('get', '/api/wishes')).wishes);
}

/** Wishes to meet a company, or takes the wish back. The company learns of it only when it wishes the same. */
export const useSaveWish = createMutation(
  (id: number, isWished: boolean) => request(isWished ? 'put' : 'delete', '/api/wishes/{id}', { path: { id } }),
  { refreshes: [wishesKey] },
);
