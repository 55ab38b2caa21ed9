import { request } from '../client/request';
import { useQuery } from '../query/useQuery';
import { useRefreshOn } from '../query/useRefreshOn';
import { invitationsKeys } from './invitationsKeys';

/** How many incoming invitations await a decision: the sidebar's badge (SIDE-03). Follows the push service. `isEnabled` false asks nothing. */
export function useInvitationsCount(isEnabled: boolean): number | undefined {
  const { data } = useQuery(isEnabled ? invitationsKeys.count : null, () => request('get', '/api/invitations/count'));
  useRefreshOn(['invitation'], [invitationsKeys.count]);
  return data?.count;
}
