import useSWR from 'swr';
import { request } from '../client/request';
import type { CurrentUser } from '../contract';
import { sessionKeys } from './sessionKeys';

/**
 * The logged-in user. Loaded once per page load by the shell's guard; every later reader gets the cached one.
 * `reload` asks the server again, e.g. after the profile was saved. Only the guard passes `isLoggedIn`: false asks nothing.
 */
export function useCurrentUser(isLoggedIn = true): { user: CurrentUser | undefined; error: unknown; isLoading: boolean; reload: () => Promise<CurrentUser | undefined> } {
  const { data, error, isLoading, mutate } = useSWR(isLoggedIn ? sessionKeys.user : null, () => request('get', '/api/user'), {
    revalidateIfStale: false,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  });
  return { user: data, error, isLoading, reload: () => mutate() };
}
