import { useCallback, useState } from 'react';
import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr';
import useSWRImmutable from 'swr/immutable';
import { describeError } from '../client/describeError';
import type { QueryKey } from './keysUnder';
import type { Query } from './query';

export interface QueryOptions {
  /** While a changed key is read, the answer to the former one is at hand as `previous`: for pages of a list. */
  keepsPrevious?: boolean;
  /** After a failure only the person asks again; otherwise the shell's rule tries twice more. */
  isRetriedByHand?: boolean;
  /** Asks also when the same was asked within the last two seconds: for what pushes change. */
  isAlwaysAsked?: boolean;
  /** Asks again after so many milliseconds, again and again while the page is visible: for what pushes may have missed. */
  rereadsEvery?: number;
  /** Answers are the same only when they are one object: for long lists, which would otherwise be read through at each change. */
  isComparedByIdentity?: boolean;
  /** Told about each attempt that fails. */
  onError?: (error: unknown) => void;
}

/**
 * Reads what changes: when the first component needs it, when another one joins, when the window gets the focus and when the
 * network is back. All who use the same key share one answer.
 * @param key from the key factory of the resource; `null` asks for nothing
 * @param read asks the server; what it rejects with becomes `error`
 */
export function useQuery<Key extends QueryKey, Data>(
  key: Key | null,
  read: (key: Key) => Promise<Data>,
  options: QueryOptions = {},
): Query<Data> {
  return useAsQuery(useSWR<Data, unknown>(key, read, configOf(options)), options);
}

/** Reads what stays the same while the page is open (settings, countries): asked once, and again only by `reload`. */
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
  // Not SWR's keepPreviousData: it gives the former answer for this one, and does not say so.
  const [last, setLast] = useState(data);
  if (keepsPrevious && data !== undefined && data !== last) setLast(data);
  const reload = useCallback(() => mutate(), [mutate]);
  return {
    data,
    previous: keepsPrevious && data === undefined ? last : undefined,
    error,
    reason: error === undefined ? undefined : describeError(error),
    isLoading,
    reload,
  };
}
