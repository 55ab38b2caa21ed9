import { invitationsKeys } from 'shared-api/invitations';
import { useQuery } from 'shared-api/query';
import { getOpenOfKind, keepOpen, type OpenInvitation } from '#api/useOpenInvitations';
import { invitationKinds, type InvitationKind } from '#domain/invitationKind';
import { REREAD_MS } from '#domain/limits';
import { useInvitations } from '../api/useInvitations';
import { usePaging } from './usePaging';

const [MEETINGS, , MOVES] = invitationKinds;

/**
 * Received invitations that await a decision; empty until loaded. A list of one page is reused instead of fetched
 * again. Requires a page that invalidates all invitations after a push.
 */
export function useReceivedInvitations(): OpenInvitation[] {
  return [...useReceivedOfKind(MEETINGS), ...useReceivedOfKind(MOVES)];
}

function useReceivedOfKind(kind: InvitationKind): OpenInvitation[] {
  const { limit, page } = usePaging(kind);
  const shown = useInvitations(kind, limit, page);
  const { invitations = [], pages = 0 } = shown.data ?? shown.previous ?? {};
  const isLonger = pages > 1;
  const key = isLonger ? invitationsKeys.openOfKind(kind.direction, kind.isMove) : null;
  const all = useQuery(key, () => getOpenOfKind(kind), { rereadsEvery: REREAD_MS });
  return isLonger ? (all.data ?? []) : keepOpen(invitations, kind);
}
