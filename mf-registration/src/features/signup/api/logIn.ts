import { request } from 'shared-api/client';
import type { Schema } from 'shared-api/contract';

/**
 * Starts a session.
 * @throws {ApiError} kind `form` with ERROR_AUTH when the account awaits activation
 */
export async function logIn(form: Schema<'LoginForm'>): Promise<void> {
  await request('post', '/api/auth/login', { body: form });
}
