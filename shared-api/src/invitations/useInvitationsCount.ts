import { request } from '../client/request';
import type { Query } from '../query/query';
import { useQuery } from '../query/useQuery';
import { useRefreshOn } from '../query/useRefreshOn';
import { invitationsKeys } from './invitationsKeys';

const MINUTE = 60_000;

/**
 * How many incoming invitations await a decision: the sidebar's badge (SIDE-03). Follows the push service, and is read again each minute:
 * also time decides, when a slot begins. `isEnabled` false asks nothing.
 */
export function useInvitationsCount(isEnabled: boolean): Query<number> {
  useRefreshOn(['invitation'], [invitationsKeys.count]);
  return useQuery(isEnabled ? invitationsKeys.count : null, readCount, { rereadsEvery: MINUTE });
}

async function readCount(): Promise<number> {
  const { count } = await request('get', '/api/invitations/count');
  return count;
}
