export { createMutation, type MutationEffects } from './createMutation';
export { keysUnder, type KeyMatcher, type QueryKey } from './keysUnder';
export { joinQueries, type Query } from './query';
export { createQueryCache, useQueryCache, type QueryCache } from './queryCache';
export { useQuery, useQueryOnce, type QueryOptions } from './useQuery';
export { useRefreshOn } from './useRefreshOn';
