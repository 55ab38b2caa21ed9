import { request } from 'shared-api/client';
import { useRefreshInvitations } from './useRefreshInvitations';
import { useShowDecision } from './useShowDecision';

/** The sender withdraws an invitation. Lists and counts are read again even after a failure: see useAnswerInvitation. */
export function useCancelInvitation(): (id: number) => Promise<void> {
  const show = useShowDecision();
  const refresh = useRefreshInvitations();
  return async (id) => {
    try {
      await request('delete', '/api/invite/{id}', { path: { id } });
      show(id, 'CANCELED');
    } finally {
      refresh();
    }
  };
}
