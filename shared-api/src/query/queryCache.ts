import { useMemo } from 'react';
import { unstable_serialize, useSWRConfig, type Cache, type ScopedMutator } from 'swr';
import { getPrefetched } from '../client/prefetched';
import type { KeyMatcher, QueryKey } from './keysUnder';

/** Access to cached responses, for changes by pushes, saved forms and sent messages. */
export interface QueryCache {
  read<Data>(key: QueryKey): Data | undefined;
  /** Changes cached responses at once, without a fetch; a `change` that returns its argument changes no data. */
  patch<Data>(keys: QueryKey | KeyMatcher, change: (data: Data) => Data): void;
  /** Fetches again for mounted queries and marks the other keys as stale. */
  refresh(...keys: readonly (QueryKey | KeyMatcher)[]): void;
  /** The same, once for all calls of this moment: several components may show one answer. */
  refreshTogether(...keys: readonly (QueryKey | KeyMatcher)[]): void;
  /** Writes a response, whether or not the key was fetched before. */
  write(key: QueryKey, data: unknown): void;
  /**
   * Fetches a response for a later use, such as a page that may be opened without a network. The cache takes it unless the
   * key or the session has changed meanwhile.
   * @throws the rejection of `read`
   */
  keep<Data>(key: QueryKey, read: () => Promise<Data>): Promise<Data>;
  /** Empties the cache when another session begins; settles when all mounted queries have been notified. */
  forgetAll(): Promise<void>;
}

/** Number of sessions so far: a response of an earlier one must not get into the emptied cache. */
let session = 0;

/** Ignores the outcome. SWR rejects only after the cache is gone, when a change outlives the page. */
function settle(change: Promise<unknown>): void {
  change.catch(() => {});
}

/** Keys to fetch again at the end of this moment, by cache. */
const gathered = new WeakMap<Cache, Set<QueryKey | KeyMatcher>>();

function createQueryCache(cache: Cache, mutate: ScopedMutator): QueryCache {
  const stateOf = (key: QueryKey) => cache.get(unstable_serialize(key));

  function keysOf(keys: QueryKey | KeyMatcher): readonly QueryKey[] {
    if (typeof keys !== 'function') return [keys];
    const found: QueryKey[] = [];
    // This filter always returns false: it only collects the matching keys.
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
    // A response under way may lack the change, and SWR drops it: fetch again.
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
    refreshTogether: (...keys) => {
      const others = gathered.get(cache);
      const all = others ?? new Set();
      keys.forEach((one) => all.add(one));
      if (others) return;
      gathered.set(cache, all);
      // A timer: those of the other components, due at the same moment, come first.
      setTimeout(() => {
        gathered.delete(cache);
        const found = new Map([...all].flatMap(keysOf).map((key) => [unstable_serialize(key), key]));
        for (const key of found.values()) settle(mutate(key));
      });
    },
    write: (key, data) => settle(mutate(key, data, { revalidate: false })),
    keep: async (key, read) => {
      const [before, asked] = [stateOf(key)?.data as unknown, session];
      const data = await read();
      if (session === asked && stateOf(key)?.data === before) settle(mutate(key, data, { revalidate: false }));
      return data;
    },
    forgetAll: async () => {
      session += 1;
      getPrefetched().drop();
      // Not `cache.delete`: SWR's deduplication would serve the earlier responses for two more seconds.
      await Promise.all([...cache.keys()].map((id) => mutate(id, undefined)));
    },
  };
}

/** The cache shared by all queries of the page. Its identity is stable between renders. */
export function useQueryCache(): QueryCache {
  const { cache, mutate } = useSWRConfig();
  return useMemo(() => createQueryCache(cache, mutate), [cache, mutate]);
}

function isQueryKey(key: unknown): key is QueryKey {
  return Array.isArray(key);
}
