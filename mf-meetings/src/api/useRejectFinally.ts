import { request } from 'shared-api/client';
import { invitationsKeys } from 'shared-api/invitations';
import { createOutbox } from './outbox';

/** An incoming request that is to be rejected. */
interface Rejection {
  id: number;
}

/**
 * Rejects an incoming request once another time was proposed instead. `waiting`: there is no connection; it is rejected by itself later, so
 * that no half of a counter-offer is left behind. Rejects when the request does not await a decision any more.
 */
export const useRejectFinally = createOutbox<Rejection>({
  name: 'rejections',
  isItem: isRejection,
  idOf: ({ id }) => String(id),
  call: ({ id }) => request('put', '/api/invite/{id}', { path: { id }, body: { status: 'REJECTED' } }),
  onSettled: (cache) => cache.refresh(invitationsKeys.isAny),
});

function isRejection(value: unknown): value is Rejection {
  return typeof (Object(value) as Partial<Record<keyof Rejection, unknown>>).id === 'number';
}
