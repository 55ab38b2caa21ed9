import { request } from 'shared-api/client';

/**
 * Lets the server send a new password to an e-mail address.
 * @throws {ApiError} kind `form` with ERROR_LOGIN or ERROR_AUTH when the server refuses; status 429 after too many tries
 */
export async function resetPassword(email: string): Promise<void> {
  await request('post', '/api/auth/password_reset', { body: { email } });
}
