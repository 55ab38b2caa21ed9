import { useEffect } from 'react';
import useSWR from 'swr';
import { request } from '../client/request';
import { onRealtime } from '../realtime/events';
import { invitationsKeys } from './invitationsKeys';

/** How many incoming invitations await a decision: the sidebar's badge (SIDE-03). Follows the push service. `isEnabled` false asks nothing. */
export function useInvitationsCount(isEnabled: boolean): number | undefined {
  const { data, mutate } = useSWR(isEnabled ? invitationsKeys.count : null, () =>
    request('get', '/api/invitations/count'),
  );
  useEffect(() => {
    const refresh = () => void mutate();
    const unsubscribes = [onRealtime('invitation', refresh), onRealtime('gap', refresh)];
    return () => unsubscribes.forEach((unsubscribe) => unsubscribe());
  }, [mutate]);
  return data?.count;
}
