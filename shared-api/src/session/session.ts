import { request } from '../client/request';
import type { Schema } from '../contract';
import { forgetPendingLogout } from '../storage/logoutPending';

/** Cache keys of the session. */
export const sessionKeys = {
  user: ['session', 'user'] as const,
};

/**
 * Starts a session (specification, section 5, Login).
 * @throws {ApiError} kind `form` with ERROR_AUTH for an account that awaits activation, ERROR_LOGIN for an unknown
 * account, ERROR_PASSWORD for a wrong password; status 429 after too many attempts
 */
export async function logIn(form: Schema<'LoginForm'>): Promise<void> {
  await request('post', '/api/auth/login', { body: form });
  forgetPendingLogout();
}
