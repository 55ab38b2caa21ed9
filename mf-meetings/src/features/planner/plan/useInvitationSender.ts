import { useStore } from 'jotai';
import { useState, useSyncExternalStore } from 'react';
import { invitationsKeys } from 'shared-api/invitations';
import { meetingsKeys } from 'shared-api/meetings';
import { useQueryCache } from 'shared-api/query';
import { toast } from 'shared-ui/toast';
import { useSendNote } from '#api/useSendNote';
import { attemptInvitation } from '../api/attemptInvitation';
import { createInvitationSender, type InvitationSender, type Sending } from '../api/createInvitationSender';
import { outcomeText } from './planTexts';
import { invitationSenderAtom } from './sendingState';

/** The sender of the plan's invitations, one per account, and how far it is. What it ends with is said by a toast to who has gone on. */
export function useInvitationSender(): InvitationSender & { sending: Sending } {
  const store = useStore();
  const cache = useQueryCache();
  const sendNote = useSendNote();
  const [sender] = useState(() => {
    const known = store.get(invitationSenderAtom);
    if (known) return known;
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
