import { createStore } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { useQueryCache } from 'shared-api/query';
import { sessionKeys, useCurrentUser } from 'shared-api/session';
import { onOtherOwner } from 'shared-api/storage';
import { hideFromOthers } from './hideFromOthers';
import type { Session } from './session';
import type { Login } from './useLogin';
import { usePendingLogout } from './usePendingLogout';

type Store = ReturnType<typeof createStore>;

/**
 * The session with its user, fetched once per page load (GUARD-01); `useCurrentUser` elsewhere reads the same cache
 * entry. `store` holds the atoms of the shell and all remotes.
 */
export function useSession({ session, isLoggedIn, begin, end, beforeBegin }: Login): {
  session: Session;
  store: Store;
} {
  const isLeaving = usePendingLogout(isLoggedIn, end);
  const user = useCurrentUser(isLoggedIn && !isLeaving);
  const cache = useQueryCache();
  useEffect(() => {
    beforeBegin.current = () => cache.forgetAll();
  }, [beforeBegin, cache]);
  useEffect(() => {
    if (session.phase === 'guest') cache.write(sessionKeys.user, undefined);
  }, [session.phase, cache]);

  // Tabs share one session cookie: another account that logs in in another tab would act here in this account's name.
  const account = isLoggedIn ? user.data?.id : undefined;
  const follow = useEffectEvent(() => void begin());
  useEffect(() => (account === undefined ? undefined : onOtherOwner(account, follow)), [account]);
  useEffect(() => (account === undefined ? undefined : hideFromOthers(account)), [account]);

  const store = useAccountStore(account);
  if (!isLoggedIn) return { session, store };
  if (user.data) return { session: { phase: 'user', user: user.data }, store };
  if (user.error === undefined) return { session: { phase: 'checking' }, store };
  return { session: { phase: 'failed', error: user.error, retry: () => void user.reload() }, store };
}

/**
 * One jotai store per account. A user who logs in again on the same page finds the earlier state (unsent messages, a
 * search); another user gets a new store.
 */
function useAccountStore(account: number | undefined): Store {
  const [kept, setKept] = useState<{ account?: number; store: Store }>(() => ({ store: createStore() }));
  if (account !== undefined && account !== kept.account)
    setKept({ account, store: kept.account === undefined ? kept.store : createStore() });
  return kept.store;
}
