import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { invitationsKeys } from 'shared-api/invitations';
import { meetingsKeys } from 'shared-api/meetings';

/** Reads again what a decision about an invitation changes: the four lists, the count of the sidebar, slots and meetings. */
export function useRefreshInvitations(): () => void {
  const { mutate } = useSWRConfig();
  return useCallback(() => {
    void mutate((key) => invitationsKeys.isAny(key) || meetingsKeys.isAny(key));
  }, [mutate]);
}
