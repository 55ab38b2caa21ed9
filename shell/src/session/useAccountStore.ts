import { createStore } from 'jotai';
import { useState } from 'react';
import type { Session } from './session';

type Store = ReturnType<typeof createStore>;

/**
 * The store of all atoms, the remotes' too: one per account. What one person left in memory (messages not sent, a search) is there
 * when they log in again, and never for somebody else who logs in at the same page.
 */
export function useAccountStore(session: Session): Store {
  const account = session.phase === 'user' ? session.user.id : undefined;
  const [kept, setKept] = useState<{ account?: number; store: Store }>(() => ({ store: createStore() }));
  if (account !== undefined && account !== kept.account)
    setKept({ account, store: kept.account === undefined ? kept.store : createStore() });
  return kept.store;
}
