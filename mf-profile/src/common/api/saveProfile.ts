import { renewSession, request } from 'shared-api/client';
import type { CurrentUser, Schema } from 'shared-api/contract';
import { createMutation } from 'shared-api/query';
import { sessionKeys } from 'shared-api/session';

/**
 * Saves name, contacts and location. The command rejects with an ApiError: kind `form` with ERROR_EMAIL_EXIST or
 * ERROR_PHONE_EXIST when another account has the e-mail or the phone.
 */
export const useSaveGeneralInfo = createMutation((info: Schema<'GeneralInfo'>) =>
  request('put', '/api/profile/generalinfo', { body: info }),
);

/**
 * Changes the password and ends the account's other sessions. Rejects with an ApiError: kind `form` with ERROR_PASSWORD
 * when the old password is wrong.
 */
export const useChangePassword = createMutation((change: Schema<'PasswordChange'>) =>
  renewSession(() => request('put', '/api/profile/password', { body: change })),
);

/** Saves how the current user is notified about meetings. */
export const useSaveNotifyMode = createMutation(
  (notify: Schema<'NotificationMode'>) => request('put', '/api/profile/meetings', { body: { notify } }),
  {
    onSuccess: (cache, _answer, notify) => cache.patch<CurrentUser>(sessionKeys.user, (user) => ({ ...user, notify })),
  },
);
