import { request } from 'shared-api/client';
import type { Schema } from 'shared-api/contract';
import { useQuery, type Query } from 'shared-api/query';

/** Keys of photo galleries. */
export const photosKeys = {
  own: ['photos'] as const,
  of: (userId: number) => ['photos', userId] as const,
};

/** A photo gallery: one's own without an id, else a participant's. */
export function usePhotos(userId?: number): Query<Schema<'Photo'>[]> {
  return useQuery(
    userId === undefined ? photosKeys.own : photosKeys.of(userId),
    async () => (await request('get', '/api/photos', { query: { user_id: userId } })).photos,
  );
}
