import { useEffect, useEffectEvent } from 'react';
import { onRealtime, type RealtimeEvents } from '../realtime/events';
import type { KeyMatcher, QueryKey } from './keysUnder';
import { useQueryCache } from './queryCache';

/**
 * Asks again for what a push event says has changed, and for all of it after a lost connection (`gap`).
 * @param names the events that concern what is shown
 * @param keys what they make outdated
 */
export function useRefreshOn(
  names: readonly Exclude<keyof RealtimeEvents, 'gap'>[],
  keys: readonly (QueryKey | KeyMatcher)[],
): void {
  const cache = useQueryCache();
  const refresh = useEffectEvent(() => cache.refresh(...keys));
  useEffect(() => onRealtime([...names, 'gap'], () => refresh()), [names]);
}
