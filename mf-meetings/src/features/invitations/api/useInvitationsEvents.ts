import { useEffect } from 'react';
import { onRealtime } from 'shared-api/realtime';
import { useRefreshInvitations } from './useRefreshInvitations';

/** Keeps the lists fresh while the push service delivers; after a lost connection everything is read again. */
export function useInvitationsEvents(): void {
  const refresh = useRefreshInvitations();
  useEffect(() => {
    const unsubscribes = [onRealtime(['invitation'], refresh), onRealtime(['gap'], refresh)];
    return () => unsubscribes.forEach((unsubscribe) => unsubscribe());
  }, [refresh]);
}
