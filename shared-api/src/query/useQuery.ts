import { useCallback, useState } from 'react';
import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr';
import useSWRImmutable from 'swr/immutable';
import { describeError, errorCode } from '../client/describeError';
import type { QueryKey } from './keysUnder';
import type { Query } from './query';

export interface QueryOptions {
  /** While a changed key loads, the response of the former key is available as `previous`: for pages of a list. */
  keepsPrevious?: boolean;
  /** No automatic retry after a failure; otherwise the shell's rule retries twice. */
  isRetriedByHand?: boolean;
  /** Fetches even within the deduplication interval of two seconds: for data that pushes change. */
  isAlwaysAsked?: boolean;
  /** Polling interval in milliseconds while the page is visible: for changes that pushes may miss. */
  rereadsEvery?: number;
  /** Compares responses by identity: for long lists, where a deep comparison would be slow. */
  isComparedByIdentity?: boolean;
  onError?: (error: unknown) => void;
}

/**
 * Reads data that changes: fetches on mount, on window focus and when the network returns. All readers of a key share
 * one response.
 * @param key from the key factory of the resource; `null` does not fetch
 * @param read fetches the data; a rejection becomes `error`
 */
export function useQuery<Key extends QueryKey, Data>(
  key: Key | null,
  read: (key: Key) => Promise<Data>,
  options: QueryOptions = {},
): Query<Data> {
  return useAsQuery(useSWR<Data, unknown>(key, read, configOf(options)), options);
}

/**
 * Reads data that stays the same while the page is open (settings, countries): fetches once, and again only by
 * `reload`.
 */
export function useQueryOnce<Key extends QueryKey, Data>(
  key: Key | null,
  read: (key: Key) => Promise<Data>,
  options: Omit<QueryOptions, 'isAlwaysAsked' | 'rereadsEvery'> = {},
): Query<Data> {
  return useAsQuery(useSWRImmutable<Data, unknown>(key, read, configOf(options)), options);
}

function configOf({
  isRetriedByHand,
  isAlwaysAsked,
  rereadsEvery,
  isComparedByIdentity,
  onError,
}: QueryOptions): SWRConfiguration {
  return {
    ...(isComparedByIdentity && { compare: Object.is }),
    ...(isRetriedByHand && { shouldRetryOnError: false }),
    ...(isAlwaysAsked && { dedupingInterval: 0 }),
    ...(rereadsEvery !== undefined && { refreshInterval: rereadsEvery }),
    ...(onError && { onError }),
  };
}

function useAsQuery<Data>(response: SWRResponse<Data, unknown>, { keepsPrevious }: QueryOptions): Query<Data> {
  const { data, error, isLoading, mutate } = response;
  // Not SWR's keepPreviousData: that returns the former data as the current data, indistinguishably.
  const [last, setLast] = useState(data);
  if (keepsPrevious && data !== undefined && data !== last) setLast(data);
  const reload = useCallback(() => mutate(), [mutate]);
  return {
    data,
    previous: keepsPrevious && data === undefined ? last : undefined,
    error,
    reason: error === undefined ? undefined : describeError(error),
    code: errorCode(error),
    isLoading,
    reload,
  };
}
