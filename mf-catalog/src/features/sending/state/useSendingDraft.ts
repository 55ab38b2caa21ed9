import { atom, useAtomValue, useStore } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import { isDraftEvent, keepSendingDraft, newDraft, readSendingDraft, type SendingDraft } from './sendingDraft';

type Store = ReturnType<typeof useStore>;

/** Draft of the current account: each account has its own store. */
const draftAtom = atom<SendingDraft>(newDraft());
const isReadAtom = atom(false);

/** Changes to the draft, for the page and for a running mailing. */
export interface DraftDesk {
  change: (part: Partial<SendingDraft>) => void;
  /** Starts the next draft after a mailing, excluding that mailing's recipients. */
  startNext: () => void;
  /** Reloads the draft that another tab has changed. */
  reload: () => void;
}

function createDraftDesk(store: Store, account: number): DraftDesk {
  const set = (draft: SendingDraft) => {
    store.set(draftAtom, draft);
    keepSendingDraft(account, draft);
  };
  return {
    change: (part) => set({ ...store.get(draftAtom), ...part }),
    startNext: () => set(newDraft(true)),
    reload: () => store.set(draftAtom, readSendingDraft(account)),
  };
}

/** The draft, synchronised with other tabs so that two of them never have different versions. */
export function useSendingDraft(account: number): { draft: SendingDraft; desk: DraftDesk } {
  const store = useStore();
  const desk = useMemo(() => createDraftDesk(store, account), [store, account]);
  useState(() => {
    if (store.get(isReadAtom)) return;
    store.set(isReadAtom, true);
    desk.reload();
  });
  const draft = useAtomValue(draftAtom);

  useEffect(() => {
    const follow = (event: StorageEvent) => isDraftEvent(account, event) && desk.reload();
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [account, desk]);

  return { draft, desk };
}
