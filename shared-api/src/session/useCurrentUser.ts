import { unexpectedAnswer } from '../client/ApiError';
import { request } from '../client/request';
import type { CurrentUser } from '../contract';
import { claimDrafts } from '../drafts/owner';
import type { Query } from '../query/query';
import { useQueryOnce } from '../query/useQuery';
import { sessionKeys } from './sessionKeys';

/** @throws {ApiError} also when the answer is no user: everything behind the login relies on it */
async function readUser(): Promise<CurrentUser> {
  const user: Partial<CurrentUser> | null = await request('get', '/api/user');
  if (typeof user?.id !== 'number') throw unexpectedAnswer();
  // Before any page can read a draft: nothing is drawn behind the login until the user is known.
  claimDrafts(user.id);
  return user as CurrentUser;
}

/**
 * The logged-in user. Loaded once per page load by the shell's guard; every later reader gets the cached one.
 * `reload` asks the server again, e.g. after the profile was saved. Only the guard passes `isLoggedIn`: false asks
 * nothing.
 */
export function useCurrentUser(isLoggedIn = true): Query<CurrentUser> {
  return useQueryOnce(isLoggedIn ? sessionKeys.user : null, readUser);
}
