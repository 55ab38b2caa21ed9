import { useEffect, useRef } from 'react';
import { invitationsKeys, useInvitationsCount } from 'shared-api/invitations';
import { useQueryCache } from 'shared-api/query';
import { onRealtime } from 'shared-api/realtime';

/**
 * Writes the page's number of invitations awaiting a decision to the menu's badge, so that both always agree: the
 * server's count arrives at another moment than the lists. The first join of a page load reads the count alone; when it
 * differs, the lists have missed a change and are read again.
 * @param count undefined until the lists have loaded
 * @returns the number of the server while the lists are loading
 */
export function useHonestCount(count: number | undefined): number | undefined {
  const cache = useQueryCache();
  const { data: shown } = useInvitationsCount(true);
  const isJoining = useRef(false);
  useEffect(() => onRealtime(['gap'], ({ isFirstJoin = false }) => void (isJoining.current = isFirstJoin)), []);
  useEffect(() => {
    if (count === undefined || shown === undefined || shown === count) return;
    cache.write(invitationsKeys.count, count);
    if (isJoining.current) cache.refresh(invitationsKeys.isList);
    isJoining.current = false;
  }, [cache, count, shown]);
  return count ?? shown;
}
