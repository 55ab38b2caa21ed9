import { request } from 'shared-api/client';
import { useRefreshInvitations } from './useRefreshInvitations';
import { useShowDecision } from './useShowDecision';

/** The recipient's answer. Lists and counts are read again even after a failure: the answer may have arrived, or the sender may have been faster. */
export function useAnswerInvitation(): (id: number, status: 'ACCEPTED' | 'REJECTED') => Promise<void> {
  const show = useShowDecision();
  const refresh = useRefreshInvitations();
  return async (id, status) => {
    try {
      await request('put', '/api/invite/{id}', { path: { id }, body: { status } });
      show(id, status);
    } finally {
      refresh();
    }
  };
}
