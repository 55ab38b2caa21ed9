import { request } from 'shared-api/client';
import { useQueryOnce, type Query } from 'shared-api/query';

/**
 * Unsubscribes the owner of a link from e-mail notifications on mount, once even where effects run twice; after a
 * failure only the user retries. A query although it changes data: the API uses an idempotent GET.
 */
export function useUnsubscribe(token: string): Query<unknown> {
  return useQueryOnce(
    ['unsubscribe', token],
    () => request('get', '/api/notifications/unsubscribe/{token}', { path: { token } }),
    { isRetriedByHand: true },
  );
}
