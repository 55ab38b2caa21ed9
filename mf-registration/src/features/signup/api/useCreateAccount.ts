import { request } from 'shared-api/client';
import type { Schema } from 'shared-api/contract';
import { createMutation } from 'shared-api/query';

/**
 * Creates the account; does not log in. The command rejects with an ApiError: kind `form` with ERROR_EMAIL_EXIST or
 * ERROR_PHONE_EXIST when the server refuses.
 */
export const useCreateAccount = createMutation((form: Schema<'SignupForm'>) =>
  request('post', '/api/auth/signup', { body: form }),
);
