export { createMutation } from './createMutation';
export { keysUnder, type KeyMatcher, type QueryKey } from './keysUnder';
export { joinQueries, type Query } from './query';
export { useQueryCache, type QueryCache } from './queryCache';
export { useQuery, useQueryOnce } from './useQuery';
export { useRefreshOn } from './useRefreshOn';
