import { request } from 'shared-api/client';

/** What the login form sends. */
export interface LoginValues {
  login: string;
  password: string;
}

/**
 * Starts a session.
 * @throws {ApiError} kind `form` with ERROR_LOGIN, ERROR_PASSWORD or ERROR_AUTH when the server refuses
 */
export async function login(values: LoginValues): Promise<void> {
  await request('post', '/api/auth/login', { body: values });
}
