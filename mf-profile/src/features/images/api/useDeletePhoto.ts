import { request } from 'shared-api/client';
import type { Schema } from 'shared-api/contract';
import { createMutation } from 'shared-api/query';
import { photosKeys } from '#api/usePhotos';

/** Removes an own photo. */
export const useDeletePhoto = createMutation((id: number) => request('delete', '/api/photos/{id}', { path: { id } }), {
  onSuccess: (cache, _answer, id) =>
    cache.patch<Schema<'Photo'>[]>(photosKeys.of(), (photos) => photos.filter((photo) => photo.id !== id)),
  // A time-out says nothing about what the server did.
  refreshesAfterFailure: [photosKeys.of()],
});
