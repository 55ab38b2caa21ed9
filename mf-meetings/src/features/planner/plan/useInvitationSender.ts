import { useStore } from 'jotai';
import { useState, useSyncExternalStore } from 'react';
import { invitationsKeys } from 'shared-api/invitations';
import { meetingsKeys } from 'shared-api/meetings';
import { useQueryCache } from 'shared-api/query';
import { toast } from 'shared-ui/toast';
import { useSendNote } from '#api/unsent';
import { attemptInvitation } from '../api/attemptInvitation';
import { createInvitationSender, type InvitationSender, type Sending } from '../api/createInvitationSender';
import { outcomeText } from './planTexts';
import { invitationSenderAtom } from './sendingState';

/**
 * The invitation sender of the current account and its progress. If the user has left the page, a toast shows the
 * result.
 */
export function useInvitationSender(): InvitationSender & { sending: Sending } {
  const store = useStore();
  const cache = useQueryCache();
  const sendNote = useSendNote();
  const [sender] = useState(() => {
    const existing = store.get(invitationSenderAtom);
    if (existing) return existing;
    const created = createInvitationSender({
      attempt: (invitation) => attemptInvitation(invitation, sendNote),
      onEnd: (sending, isSeen) => {
        cache.refresh(invitationsKeys.isAny, meetingsKeys.isAny);
        if (!isSeen) toast.info(outcomeText(sending));
      },
    });
    store.set(invitationSenderAtom, created);
    return created;
  });
  return { ...sender, sending: useSyncExternalStore(sender.subscribe, sender.getSending) };
}
