import { useEffect } from 'react';
import { invitationsKeys, useInvitationsCount } from 'shared-api/invitations';
import { useQueryCache } from 'shared-api/query';

/**
 * Writes the page's number of invitations awaiting a decision to the menu's badge, so that both always agree: the
 * server's count arrives at another moment than the lists.
 * @param count undefined until the lists have loaded
 */
export function useHonestCount(count: number | undefined): void {
  const cache = useQueryCache();
  const { data: shown } = useInvitationsCount(true);
  useEffect(() => {
    if (count !== undefined && shown !== undefined && shown !== count) cache.write(invitationsKeys.count, count);
  }, [cache, count, shown]);
}
