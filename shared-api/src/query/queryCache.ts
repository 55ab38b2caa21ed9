import { useMemo } from 'react';
import { unstable_serialize, useSWRConfig, type Cache, type ScopedMutator } from 'swr';
import { forgetEarly } from '../client/early';
import type { KeyMatcher, QueryKey } from './keysUnder';

/** What has been read, for changes that come from outside of a reading: pushes, saved forms, messages sent. */
export interface QueryCache {
  /** The last answer, or `undefined` when there is none. */
  read<Data>(key: QueryKey): Data | undefined;
  /** Changes the answers that are there, at once and without a request; a `change` that returns its argument changes nothing. */
  patch<Data>(keys: QueryKey | KeyMatcher, change: (data: Data) => Data): void;
  /** Asks the server again for what is on the screen, and forgets that the rest was fresh. */
  refresh(...keys: readonly (QueryKey | KeyMatcher)[]): void;
  /** Puts an answer there, whether or not something was read. */
  write(key: QueryKey, data: unknown): void;
  /** Forgets all answers, and settles when whoever shows one has been told: another session begins. */
  forgetAll(): Promise<void>;
}

/** Waits for nothing. Rejects only when the cache is gone, since a change may outlive the page: then nothing is left to change. */
function settle(change: Promise<unknown>): void {
  change.catch(() => {});
}

function createQueryCache(cache: Cache, mutate: ScopedMutator): QueryCache {
  const stateOf = (key: QueryKey) => cache.get(unstable_serialize(key));

  function keysOf(keys: QueryKey | KeyMatcher): readonly QueryKey[] {
    if (typeof keys !== 'function') return [keys];
    const found: QueryKey[] = [];
    // A filter that takes no key: it only tells which there are.
    settle(
      mutate((key) => {
        if (isQueryKey(key) && keys(key)) found.push(key);
        return false;
      }),
    );
    return found;
  }

  function patchOne<Data>(key: QueryKey, change: (data: Data) => Data): void {
    const state = stateOf(key);
    const data = state?.data as Data | undefined;
    // SWR drops the answer to a request that a change overtakes, and that answer may also lack the change: it asks again.
    const isUnderWay = state?.isValidating === true;
    if (data === undefined) {
      if (isUnderWay) settle(mutate(key));
      return;
    }
    const next = change(data);
    if (next !== data) settle(mutate(key, next, { revalidate: isUnderWay }));
  }

  return {
    read: <Data>(key: QueryKey) => stateOf(key)?.data as Data | undefined,
    patch: (keys, change) => keysOf(keys).forEach((key) => patchOne(key, change)),
    refresh: (...keys) => {
      for (const one of keys) settle(typeof one === 'function' ? mutate(one) : mutate(one));
    },
    write: (key, data) => settle(mutate(key, data, { revalidate: false })),
    forgetAll: async () => {
      forgetEarly();
      // Not `cache.delete`: SWR would answer the questions of the next two seconds with what it had asked for before.
      await Promise.all([...cache.keys()].map((id) => mutate(id, undefined)));
    },
  };
}

/** The cache that all queries of the page share. It stays the same between renders. */
export function useQueryCache(): QueryCache {
  const { cache, mutate } = useSWRConfig();
  return useMemo(() => createQueryCache(cache, mutate), [cache, mutate]);
}

function isQueryKey(key: unknown): key is QueryKey {
  return Array.isArray(key);
}
