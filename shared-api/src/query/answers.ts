import { useMemo } from 'react';
import { unstable_serialize, useSWRConfig, type Cache, type ScopedMutator } from 'swr';
import type { QueryKey } from './keysUnder';
import { forgetPrepared } from './prepareQuery';

/** What a session that begins or ends does to what has been read. Apart from `QueryCache`, because the login form needs no more. */
export interface Answers {
  /** Puts an answer there, whether or not something was read. */
  write(key: QueryKey, data: unknown): void;
  /** Forgets all answers but those to the named keys, and settles when whoever shows one has been told. */
  forgetAllBut(...kept: readonly QueryKey[]): Promise<void>;
}

/** Waits for nothing. Rejects only when the cache is gone, since a change may outlive the page: then nothing is left to change. */
export function settle(change: Promise<unknown>): void {
  change.catch(() => {});
}

export function createAnswers(cache: Cache, mutate: ScopedMutator): Answers {
  return {
    write: (key, data) => settle(mutate(key, data, { revalidate: false })),
    forgetAllBut: async (...kept) => {
      forgetPrepared();
      const keptIds = kept.map((key) => unstable_serialize(key));
      const outdated = [...cache.keys()].filter((id) => !keptIds.includes(id));
      // Not `cache.delete`: SWR would answer the questions of the next two seconds with what it had asked for before.
      await Promise.all(outdated.map((id) => mutate(id, undefined)));
    },
  };
}

/** The answers that all queries of the page share. The object stays the same between renders. */
export function useAnswers(): Answers {
  const { cache, mutate } = useSWRConfig();
  return useMemo(() => createAnswers(cache, mutate), [cache, mutate]);
}
