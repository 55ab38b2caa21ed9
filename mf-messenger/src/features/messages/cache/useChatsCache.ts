import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import { createChatsCache, type ChatsCache } from './chatsCache';

/** The messenger's part of the one SWR cache. */
export function useChatsCache(): ChatsCache {
  const { cache, mutate } = useSWRConfig();
  return useMemo(() => createChatsCache(cache, mutate), [cache, mutate]);
}
