import { useSWRConfig } from 'swr';
import type { CurrentUser } from 'shared-api/contract';
import { sessionKeys } from 'shared-api/session';

/** Puts what the server has just taken into the current user, for all who read it, without asking again. */
export function useChangeUser(): (part: Partial<CurrentUser>) => Promise<void> {
  const { mutate } = useSWRConfig();
  return async (part) => {
    await mutate<CurrentUser>(sessionKeys.user, (user) => user && { ...user, ...part }, { revalidate: false });
  };
}
