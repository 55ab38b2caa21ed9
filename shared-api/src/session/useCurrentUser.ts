import useSWR from 'swr';
import { unexpectedAnswer } from '../client/ApiError';
import { request } from '../client/request';
import type { CurrentUser } from '../contract';
import { sessionKeys } from './sessionKeys';

/** @throws {ApiError} also when the answer is nobody: everything behind the login stands on it */
async function readUser(): Promise<CurrentUser> {
  const user: Partial<CurrentUser> | null = await request('get', '/api/user');
  if (typeof user?.id !== 'number') throw unexpectedAnswer();
  return user as CurrentUser;
}

/**
 * The logged-in user. Loaded once per page load by the shell's guard; every later reader gets the cached one.
 * `reload` asks the server again, e.g. after the profile was saved. Only the guard passes `isLoggedIn`: false asks nothing.
 */
export function useCurrentUser(isLoggedIn = true): {
  user: CurrentUser | undefined;
  error: unknown;
  isLoading: boolean;
  reload: () => Promise<CurrentUser | undefined>;
} {
  const { data, error, isLoading, mutate } = useSWR(isLoggedIn ? sessionKeys.user : null, readUser, {
    revalidateIfStale: false,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  });
  return { user: data, error, isLoading, reload: () => mutate() };
}
