import { useMemo } from 'react';
import type { KeyMatcher, QueryKey } from './keysUnder';
import { useQueryCache, type QueryCache } from './queryCache';

export interface MutationEffects<Args extends readonly unknown[], Answer> {
  /**
   * Shows the change before the server has it. The function it returns takes it back after a failure; it must undo this change
   * alone, since others may have come meanwhile.
   */
  optimistic?: (cache: QueryCache, ...args: Args) => (() => void) | undefined;
  /** Shows what the server has taken. */
  onSuccess?: (cache: QueryCache, answer: Answer, ...args: Args) => void;
  /** What is asked for again afterwards. After a failure too: the change may have arrived although its answer did not. */
  refreshes?: readonly (QueryKey | KeyMatcher)[];
  /** What is asked for again after a failure only, where a success is shown without a request. */
  refreshesAfterFailure?: readonly (QueryKey | KeyMatcher)[];
}

/**
 * A command to the server together with what it does to the answers on the screen, as a hook:
 * `export const useDeletePost = createMutation((id: number) => request(…), { refreshes: [postsKeys.isAny] })`.
 * The command is the same function for as long as the component lives, and works on after the component has gone.
 * @param send makes the call
 * @returns a hook that gives the command; the command settles as `send` does
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
