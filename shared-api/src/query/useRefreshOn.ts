import { useEffect, useEffectEvent } from 'react';
import { onRealtime, type RealtimeEvents } from '../realtime/events';
import type { KeyMatcher, QueryKey } from './keysUnder';
import { useQueryCache } from './queryCache';

/** Events that follow one another faster are answered together: a server is not asked for each of five hundred messages a second. */
const PAUSE_MS = 500;
/** A question waits so long, so that what the event itself shows is drawn before it. */
const DRAWN_MS = 50;

/**
 * Asks again for what a push event says has changed, and for all of it after a lost connection (`gap`): once the event has been drawn, and
 * for the events of the next half second together.
 * @param names the events that concern what is shown
 * @param keys what they make outdated
 */
export function useRefreshOn(
  names: readonly Exclude<keyof RealtimeEvents, 'gap'>[],
  keys: readonly (QueryKey | KeyMatcher)[],
): void {
  const cache = useQueryCache();
  const refresh = useEffectEvent(() => cache.refresh(...keys));
  useEffect(() => {
    let pause: ReturnType<typeof setTimeout> | undefined;
    let isOutdated = false;
    const ask = () => {
      isOutdated = false;
      refresh();
      pause = setTimeout(() => {
        pause = undefined;
        if (isOutdated) onEvent();
      }, PAUSE_MS);
    };
    const onEvent = () => {
      isOutdated = true;
      pause ??= setTimeout(ask, DRAWN_MS);
    };
    const unsubscribe = onRealtime([...names, 'gap'], onEvent);
    return () => {
      unsubscribe();
      clearTimeout(pause);
    };
  }, [names]);
}
