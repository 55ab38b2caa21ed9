import { request } from 'shared-api/client';
import type { Schema } from 'shared-api/contract';

/**
 * Creates the account; does not log in.
 * @throws {ApiError} kind `form` with ERROR_EMAIL_EXIST or ERROR_PHONE_EXIST when the server refuses
 */
export async function signUp(form: Schema<'SignupForm'>): Promise<void> {
  await request('post', '/api/auth/signup', { body: form });
}
