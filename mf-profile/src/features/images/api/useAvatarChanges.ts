import { request } from 'shared-api/client';
import type { CurrentUser } from 'shared-api/contract';
import { createMutation } from 'shared-api/query';
import { sessionKeys } from 'shared-api/session';
import { uploadFile, type UploadOptions } from 'shared-api/upload';

const DEFAULT_AVATAR = '/images/avatar/default.png';

/** Gives the current user another avatar. */
export const useUploadAvatar = createMutation(
  (file: File, options: UploadOptions) => uploadFile('/api/avatar', 'filedata', file, options),
  {
    onSuccess: (cache, { avatar }) => cache.patch<CurrentUser>(sessionKeys.user, (user) => ({ ...user, avatar })),
  },
);

/** Gives the current user the default avatar again. */
export const useDeleteAvatar = createMutation(() => request('delete', '/api/avatar'), {
  onSuccess: (cache) => cache.patch<CurrentUser>(sessionKeys.user, (user) => ({ ...user, avatar: DEFAULT_AVATAR })),
});
