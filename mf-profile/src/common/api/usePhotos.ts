import { request } from 'shared-api/client';
import type { Schema } from 'shared-api/contract';
import { keysUnder, useQuery, type Query } from 'shared-api/query';
import type { GridImage } from '../parts/image-grid/ImageGrid';

/** `thumbnail` and `original` are addresses of the small and the full-size picture. */
type Photo = Schema<'Photo'>;

export const photosKeys = {
  /** Without an id, the current user's gallery. */
  of: (userId?: number) => ['photos', userId] as const,
  isAny: keysUnder('photos'),
};

/** The photo gallery of a participant in upload order; without an id, the current user's. */
export function usePhotos(userId?: number): Query<Photo[]> {
  return useQuery(photosKeys.of(userId), async ([, id]) => {
    const query = id === undefined ? undefined : { user_id: id };
    return (await request('get', '/api/photos', { query })).photos;
  });
}

/** Maps photos to grid and viewer images; photos have no names, so their alt texts are numbered. */
export function galleryImages(photos: readonly Photo[]): GridImage[] {
  return photos.map(({ id, thumbnail, original }, index) => ({
    id,
    thumbnail,
    src: original,
    alt: `Изображение ${index + 1}`,
  }));
}
