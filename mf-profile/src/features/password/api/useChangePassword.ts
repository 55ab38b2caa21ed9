import { request } from 'shared-api/client';
import type { Schema } from 'shared-api/contract';
import { createMutation } from 'shared-api/query';

/** Changes the password and ends the account's other sessions. Rejects with an ApiError: kind `form` with ERROR_PASSWORD when the old one is wrong. */
export const useChangePassword = createMutation((change: Schema<'PasswordChange'>) =>
  request('put', '/api/profile/password', { body: change }),
);
