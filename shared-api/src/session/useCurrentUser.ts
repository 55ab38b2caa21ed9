import { unexpectedAnswer } from '../client/ApiError';
import { request } from '../client/request';
import type { CurrentUser } from '../contract';
import type { Query } from '../query/query';
import { useQueryOnce } from '../query/useQuery';
import { claimDrafts } from '../storage/draftOwner';
import { sessionKeys } from './session';

/**
 * Fetches the current user.
 * @throws {ApiError} also for a response without a user: all pages behind the login rely on it
 */
export async function readCurrentUser(): Promise<CurrentUser> {
  const user: Partial<CurrentUser> | null = await request('get', '/api/user');
  if (typeof user?.id !== 'number') throw unexpectedAnswer();
  // Runs before any page can read a draft: pages behind the login render only after the user has loaded.
  claimDrafts(user.id);
  return user as CurrentUser;
}

/**
 * The current user. Loaded once per page load by the shell's guard; later readers get the cached one. `reload` fetches
 * again, e.g. after the profile was saved. Only the guard passes `isLoggedIn`; false does not fetch.
 */
export function useCurrentUser(isLoggedIn = true): Query<CurrentUser> {
  return useQueryOnce(isLoggedIn ? sessionKeys.user : null, readCurrentUser);
}
