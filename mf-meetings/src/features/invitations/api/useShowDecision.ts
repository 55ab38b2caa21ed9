import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import type { Invitation } from 'shared-api/contract';
import { invitationsKeys } from 'shared-api/invitations';
import type { CachedInvitations } from './useInvitations';

/**
 * Shows at once, in whichever list it stands, what the server has taken: the buttons are gone before the dialog closes, so that nobody
 * presses them again while the lists are read anew.
 */
export function useShowDecision(): (id: number, status: Invitation['status']) => void {
  const { mutate } = useSWRConfig();
  return useCallback(
    (id, status) => {
      const decide = (data: CachedInvitations | undefined) =>
        data && {
          ...data,
          invitations: data.invitations.map((invitation) =>
            invitation.id === id ? { ...invitation, status } : invitation,
          ),
        };
      void mutate<CachedInvitations | undefined>(invitationsKeys.isList, decide, { revalidate: false });
    },
    [mutate],
  );
}
