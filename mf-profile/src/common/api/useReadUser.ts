import { useCallback } from 'react';
import type { CurrentUser } from 'shared-api/contract';
import { useQuery, useQueryCache } from 'shared-api/query';
import { readCurrentUser, sessionKeys } from 'shared-api/session';

/**
 * Fetches the current user right before a form is saved and writes it to the query cache. The API takes whole forms, so
 * fields without own changes are sent as they are stored. Changes saved elsewhere between this fetch and the save are
 * still overwritten: the API has no precondition header.
 * @returns a command that rejects with an ApiError
 */
export function useReadUser(): () => Promise<CurrentUser> {
  const cache = useQueryCache();
  return useCallback(async () => {
    const user = await readCurrentUser();
    cache.write(sessionKeys.user, user);
    return user;
  }, [cache]);
}

/** The current user, refetched on mount and on window focus because another tab may have saved. */
export const useFreshUser = () => useQuery(sessionKeys.user, readCurrentUser);
