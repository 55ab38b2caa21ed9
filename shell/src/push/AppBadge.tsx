import { useEffect } from 'react';
import { useUnseenChatsCount } from 'shared-api/chats';
import { useInvitationsCount } from 'shared-api/invitations';

/** Open requests and unseen chats on the icon of the installed application, as the server counts them in a push. */
export function AppBadge({ hasInvitations }: { hasInvitations: boolean }) {
  const { data: invitations = hasInvitations ? undefined : 0 } = useInvitationsCount(hasInvitations);
  const { data: chats } = useUnseenChatsCount(true);
  const count = invitations === undefined || chats === undefined ? undefined : invitations + chats;
  useEffect(() => {
    if (count !== undefined) navigator.setAppBadge?.(count).catch(() => {});
  }, [count]);
  return null;
}
