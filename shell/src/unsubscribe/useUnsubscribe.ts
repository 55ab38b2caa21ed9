import { request } from 'shared-api/client';
import { useQueryOnce, type Query } from 'shared-api/query';

/**
 * Unsubscribes the owner of a link from e-mail notifications as soon as it is used, once even where effects run twice; after a failure
 * only the person tries again. It is a query although it changes something: the API wants a GET, and a repeat of it changes nothing more.
 */
export function useUnsubscribe(token: string): Query<unknown> {
  return useQueryOnce(
    ['unsubscribe', token],
    () => request('get', '/api/notifications/unsubscribe/{token}', { path: { token } }),
    { isRetriedByHand: true },
  );
}
