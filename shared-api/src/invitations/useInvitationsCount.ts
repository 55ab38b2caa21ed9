import { request } from '../client/request';
import type { Query } from '../query/query';
import { useQuery } from '../query/useQuery';
import { useRefreshOn } from '../query/useRefreshOn';
import { invitationsKeys } from './invitationsKeys';

const MINUTE = 60_000;

/**
 * Number of pending incoming invitations: the sidebar's badge (SIDE-03). Follows push events and is fetched again each
 * minute, since an invitation also expires when its slot begins. Fetches only while `isEnabled`.
 */
export function useInvitationsCount(isEnabled: boolean): Query<number> {
  useRefreshOn(['invitation'], [invitationsKeys.count]);
  return useQuery(isEnabled ? invitationsKeys.count : null, readCount, { rereadsEvery: MINUTE });
}

async function readCount(): Promise<number> {
  const { count } = await request('get', '/api/invitations/count');
  return count;
}
