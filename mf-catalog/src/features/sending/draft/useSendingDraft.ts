import { atom, useAtomValue, useStore } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import { isDraftEvent, keepSendingDraft, newDraft, readSendingDraft, type SendingDraft } from './sendingDraft';

type Store = ReturnType<typeof useStore>;

/** The draft of the account that is logged in: there is one store per account. */
const draftAtom = atom<SendingDraft>(newDraft());
const isReadAtom = atom(false);

/** The draft as the parts of the page and a running mailing see it. */
export interface DraftDesk {
  change: (part: Partial<SendingDraft>) => void;
  /** The mailing is over: the next one begins without those who have just been written to. */
  beginAnew: () => void;
  /** Takes over what another tab has made of it. */
  readAgain: () => void;
}

function createDraftDesk(store: Store, account: number): DraftDesk {
  const set = (draft: SendingDraft) => {
    store.set(draftAtom, draft);
    keepSendingDraft(account, draft);
  };
  return {
    change: (part) => set({ ...store.get(draftAtom), ...part }),
    beginAnew: () => set(newDraft(true)),
    readAgain: () => store.set(draftAtom, readSendingDraft(account)),
  };
}

/** The draft, which follows what other tabs do with it: two of them never hold the same mailing in two states. */
export function useSendingDraft(account: number): { draft: SendingDraft; desk: DraftDesk } {
  const store = useStore();
  const desk = useMemo(() => createDraftDesk(store, account), [store, account]);
  useState(() => {
    if (store.get(isReadAtom)) return;
    store.set(isReadAtom, true);
    desk.readAgain();
  });
  const draft = useAtomValue(draftAtom);

  useEffect(() => {
    const follow = (event: StorageEvent) => isDraftEvent(account, event) && desk.readAgain();
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [account, desk]);

  return { draft, desk };
}
