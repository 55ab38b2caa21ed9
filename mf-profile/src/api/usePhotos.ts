import { request } from 'shared-api/client';
import type { Schema } from 'shared-api/contract';
import { keysUnder, useQuery, type Query } from 'shared-api/query';

/** A photo of a company's gallery: addresses of the small and of the whole picture. */
export type Photo = Schema<'Photo'>;

/** Keys of the galleries. */
export const photosKeys = {
  /** A participant's; without an id one's own. */
  of: (userId?: number) => ['photos', userId] as const,
  isAny: keysUnder('photos'),
};

/** The photo gallery of a participant, in the order of upload; without an id one's own. */
export function usePhotos(userId?: number): Query<Photo[]> {
  return useQuery(photosKeys.of(userId), async ([, id]) => {
    const query = id === undefined ? undefined : { user_id: id };
    return (await request('get', '/api/photos', { query })).photos;
  });
}
