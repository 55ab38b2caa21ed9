import { useCallback, useSyncExternalStore } from 'react';
import { followTold, readTold, type Told } from 'shared-api/delivery/told';
import { useNotices } from 'shared-api/notices';

/** Results of the user's own writes that waited for the network, on this device. */
export function useTold(userId: number): readonly Told[] {
  const follow = useCallback((listener: () => void) => followTold(userId, listener), [userId]);
  return useSyncExternalStore(follow, () => readTold(userId));
}

/** Unread notices and results together. */
export function useUnreadCount(userId: number): number {
  const told = useTold(userId).filter(({ isRead }) => !isRead).length;
  return (useNotices(userId).data?.unread_count ?? 0) + told;
}
