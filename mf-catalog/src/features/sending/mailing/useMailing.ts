import { atom, useAtomValue, useStore } from 'jotai';
import { useEffect, useState } from 'react';
import { useQueryCache } from 'shared-api/query';
import { sessionKeys } from 'shared-api/session';
import type { DraftDesk } from '../draft/useSendingDraft';
import { createMailing, type MailingControl } from './createMailing';
import { mailingAtom, type Mailing } from './mailingState';

/** One for as long as the store lives: what has been sent goes on while other pages are looked at. */
const controlAtom = atom<MailingControl | undefined>(undefined);

/** The account's mailing and what can be done with it. Leaving the page takes back what has not gone yet. */
export function useMailing(account: number, draft: DraftDesk): { mailing: Mailing; control: MailingControl } {
  const store = useStore();
  const cache = useQueryCache();
  const [control] = useState(() => {
    const existing = store.get(controlAtom);
    if (existing) return existing;
    const created = createMailing({
      account,
      get: () => store.get(mailingAtom),
      set: (mailing) => store.set(mailingAtom, mailing),
      draft,
      // The page reloads the user after a mailing (SEND-01).
      onDone: () => cache.refresh(sessionKeys.user),
    });
    store.set(controlAtom, created);
    return created;
  });

  useEffect(() => {
    control.resume();
    // Also when the page is only put aside by the browser: it comes back with the notice.
    const onHide = () => control.leave(true);
    window.addEventListener('pagehide', onHide);
    return () => {
      window.removeEventListener('pagehide', onHide);
      control.leave(false);
    };
  }, [control]);

  return { mailing: useAtomValue(mailingAtom), control };
}
