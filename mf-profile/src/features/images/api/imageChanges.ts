import { request } from 'shared-api/client';
import type { CurrentUser, Schema } from 'shared-api/contract';
import { uploadFile, type UploadOptions } from 'shared-api/delivery/uploads';
import { createMutation } from 'shared-api/query';
import { sessionKeys } from 'shared-api/session';
import { photosKeys } from '#api/usePhotos';

const DEFAULT_AVATAR = '/images/avatar/default.png';

/** Uploads an avatar of the current user. */
export const useUploadAvatar = createMutation(
  (file: File, options: UploadOptions) => uploadFile('/api/avatar', 'filedata', file, options),
  {
    onSuccess: (cache, { avatar }) => cache.patch<CurrentUser>(sessionKeys.user, (user) => ({ ...user, avatar })),
  },
);

/** Deletes the current user's avatar, which restores the default one. */
export const useDeleteAvatar = createMutation(() => request('delete', '/api/avatar'), {
  onSuccess: (cache) => cache.patch<CurrentUser>(sessionKeys.user, (user) => ({ ...user, avatar: DEFAULT_AVATAR })),
});

/** Deletes a photo of the current user. */
export const useDeletePhoto = createMutation((id: number) => request('delete', '/api/photos/{id}', { path: { id } }), {
  onSuccess: (cache, _answer, id) =>
    cache.patch<Schema<'Photo'>[]>(photosKeys.of(), (photos) => photos.filter((photo) => photo.id !== id)),
  // After a timeout the outcome on the server is unknown.
  refreshesAfterFailure: [photosKeys.of()],
});
