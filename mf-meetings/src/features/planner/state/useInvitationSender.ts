import { useStore } from 'jotai';
import { useState, useSyncExternalStore } from 'react';
import { onePerPage } from 'shared-api/delivery/outbox';
import { invitationsKeys } from 'shared-api/invitations';
import { meetingsKeys } from 'shared-api/meetings';
import { useQueryCache } from 'shared-api/query';
import { toast } from 'shared-ui/toast';
import { useSendNote } from '#api/unsent';
import { attemptInvitation } from '../api/attemptInvitation';
import { createInvitationSender, type InvitationSender, type Sending } from '../api/createInvitationSender';
import { outcomeText } from './planTexts';

const senderOf = onePerPage<ReturnType<typeof useStore>, InvitationSender>();

/** The invitation sender of an account and its progress. If the user has left the page, a toast shows the result. */
export function useInvitationSender(account: number): InvitationSender & { sending: Sending } {
  const store = useStore();
  const cache = useQueryCache();
  const sendNote = useSendNote();
  const [sender] = useState(() =>
    senderOf(account, store, () =>
      createInvitationSender({
        account,
        attempt: (invitation) => attemptInvitation(invitation, sendNote),
        onEnd: (sending, isSeen) => {
          cache.refresh(invitationsKeys.isAny, meetingsKeys.isAny);
          if (!isSeen) toast.info(outcomeText(sending));
        },
      }),
    ),
  );
  return { ...sender, sending: useSyncExternalStore(sender.subscribe, sender.getSending) };
}
