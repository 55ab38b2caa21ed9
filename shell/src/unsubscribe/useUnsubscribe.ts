import useSWR from 'swr';
import { request } from 'shared-api/client';

/** Where the request stands. */
export type UnsubscribeState =
  | { phase: 'PROCESS' }
  | { phase: 'SUCCESS' }
  | { phase: 'ERROR'; error: unknown; isRetrying: boolean; retry: () => void };

/** Once per opened link: a link that was followed is not followed again behind the person's back. */
const once = {
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
};

/**
 * Unsubscribes the owner of a link from e-mail notifications as soon as it is used, once even where effects run twice. It stands in the
 * cache although it changes something: the API wants a GET, and a repeat of it changes nothing more.
 */
export function useUnsubscribe(token: string): UnsubscribeState {
  const { data, error, isValidating, mutate } = useSWR(
    ['unsubscribe', token],
    () => request('get', '/api/notifications/unsubscribe/{token}', { path: { token } }),
    once,
  );
  if (data) return { phase: 'SUCCESS' };
  if (error === undefined) return { phase: 'PROCESS' };
  return { phase: 'ERROR', error, isRetrying: isValidating, retry: () => void mutate() };
}
