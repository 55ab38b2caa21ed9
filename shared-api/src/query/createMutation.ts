import { useMemo } from 'react';
import type { KeyMatcher, QueryKey } from './keysUnder';
import { useQueryCache, type QueryCache } from './queryCache';

export interface MutationEffects<Args extends readonly unknown[], Answer> {
  /**
   * Optimistic update: shows the change before the server confirms it. The returned function undoes it after a failure;
   * it must undo this change alone, since other changes may have been made meanwhile.
   */
  optimistic?: (cache: QueryCache, ...args: Args) => (() => void) | undefined;
  onSuccess?: (cache: QueryCache, answer: Answer, ...args: Args) => void;
  /**
   * Keys to fetch again afterwards, after a failure too: the change may have arrived although the response was lost.
   */
  refreshes?: readonly (QueryKey | KeyMatcher)[];
  /** Keys to fetch again only after a failure, when a success updates the cache without a fetch. */
  refreshesAfterFailure?: readonly (QueryKey | KeyMatcher)[];
}

/**
 * A hook for a command to the server together with its effects on cached data: `export const useDeletePost =
 * createMutation((id: number) => request(…), { refreshes: [postsKeys.isAny] })`. The command keeps its identity while
 * the component is mounted, and finishes even after it unmounts.
 * @param send makes the call
 * @returns a hook that returns the command; the command settles as `send` does
 */
export function createMutation<Args extends readonly unknown[], Answer>(
  send: (...args: Args) => Promise<Answer>,
  { optimistic, onSuccess, refreshes = [], refreshesAfterFailure = [] }: MutationEffects<Args, Answer> = {},
): () => (...args: Args) => Promise<Answer> {
  const bindTo =
    (cache: QueryCache) =>
    async (...args: Args) => {
      const takeBack = optimistic?.(cache, ...args);
      try {
        const answer = await send(...args);
        onSuccess?.(cache, answer, ...args);
        return answer;
      } catch (error) {
        takeBack?.();
        cache.refresh(...refreshesAfterFailure);
        throw error;
      } finally {
        cache.refresh(...refreshes);
      }
    };

  return function useMutation() {
    const cache = useQueryCache();
    return useMemo(() => bindTo(cache), [cache]);
  };
}
