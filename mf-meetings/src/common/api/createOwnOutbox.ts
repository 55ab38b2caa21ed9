import { useStore } from 'jotai';
import { useMemo } from 'react';
import type { CurrentUser } from 'shared-api/contract';
import { onePerPage } from 'shared-api/delivery/outbox';
import { useQueryCache, type QueryCache } from 'shared-api/query';
import { sessionKeys } from 'shared-api/session';

/**
 * A hook that finds the outbox of the current user and starts it; it continues on every page.
 * @returns `find` for an account, and `findOwn`, undefined where only tests and stories have no user
 */
export function createOwnOutbox<Kept extends { start: () => void; stop: () => void }>(
  create: (account: number, cache: QueryCache) => Kept,
) {
  const keep = onePerPage<ReturnType<typeof useStore>, Kept>();
  return function useOwnOutbox() {
    const store = useStore();
    const cache = useQueryCache();
    return useMemo(() => {
      const find = (account: number): Kept => {
        const kept = keep(account, store, () => create(account, cache));
        kept.start();
        return kept;
      };
      const findOwn = (): Kept | undefined => {
        const account = cache.read<CurrentUser>(sessionKeys.user)?.id;
        return account === undefined ? undefined : find(account);
      };
      return { find, findOwn };
    }, [store, cache]);
  };
}
