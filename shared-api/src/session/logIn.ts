import { request } from '../client/request';
import type { Schema } from '../contract';

/**
 * Starts a session (specification, section 5, Login).
 * @throws {ApiError} kind `form` with ERROR_AUTH when the account awaits activation, ERROR_LOGIN when there is no such account,
 * ERROR_PASSWORD when the password is wrong; status 429 after too many tries
 */
export async function logIn(form: Schema<'LoginForm'>): Promise<void> {
  await request('post', '/api/auth/login', { body: form });
}
