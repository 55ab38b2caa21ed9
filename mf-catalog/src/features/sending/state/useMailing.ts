import { atom, useAtomValue, useStore } from 'jotai';
import { useEffect, useState } from 'react';
import { useQueryCache } from 'shared-api/query';
import { sessionKeys } from 'shared-api/session';
import { createMailing, type MailingControl } from './createMailing';
import { mailingAtom, type Mailing } from './mailingState';
import type { DraftDesk } from './useSendingDraft';

/** One control per store: a sent mailing continues while other pages are shown. */
const controlAtom = atom<MailingControl | undefined>(undefined);

/** The account's mailing and its control. Leaving the page cancels a mailing that is not yet sent. */
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
      // The user is reloaded after a mailing (SEND-01).
      onDone: () => cache.refresh(sessionKeys.user),
    });
    store.set(controlAtom, created);
    return created;
  });

  useEffect(() => {
    control.resume();
    // Also fires when the page enters the back/forward cache: it returns with the notice.
    const onHide = () => control.leave(true);
    window.addEventListener('pagehide', onHide);
    return () => {
      window.removeEventListener('pagehide', onHide);
      control.leave(false);
    };
  }, [control]);

  return { mailing: useAtomValue(mailingAtom), control };
}
