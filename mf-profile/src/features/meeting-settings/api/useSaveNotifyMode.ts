import { request } from 'shared-api/client';
import type { CurrentUser, Schema } from 'shared-api/contract';
import { createMutation } from 'shared-api/query';
import { sessionKeys } from 'shared-api/session';

/** Saves how the current user is told about meetings. */
export const useSaveNotifyMode = createMutation(
  (notify: Schema<'NotificationMode'>) => request('put', '/api/profile/meetings', { body: { notify } }),
  {
    onSuccess: (cache, _answer, notify) => cache.patch<CurrentUser>(sessionKeys.user, (user) => ({ ...user, notify })),
  },
);
