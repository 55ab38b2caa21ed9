import { useEffect, useEffectEvent } from 'react';
import { onRealtime, type RealtimeEvents } from '../realtime';
import type { KeyMatcher, QueryKey } from './keysUnder';
import { useQueryCache } from './queryCache';

/** Minimum pause between two refreshes: five hundred messages a second must not cause as many fetches. */
const PAUSE_MS = 500;
/** Delay of a refresh, so that the event's own change renders first. */
const DRAWN_MS = 50;

type EventName = Exclude<keyof RealtimeEvents, 'gap'>;

/**
 * Fetches the given keys again after push events, and after a lost connection (`gap`). The fetch starts once the event
 * has rendered; events of the next half second share one fetch.
 * @param names events that affect the displayed data
 * @param keys the keys they make stale
 * @param options.skipsFirstJoin no fetch when the connection is made for the first time, shortly after the page's own:
 *   something else notices what was missed
 */
export function useRefreshOn(
  names: readonly EventName[],
  keys: readonly (QueryKey | KeyMatcher)[],
  { skipsFirstJoin = false } = {},
): void {
  const cache = useQueryCache();
  const refresh = useEffectEvent(() => cache.refreshTogether(...keys));
  // A string: callers may pass a new array in each render, and a new subscription would drop the pending refresh.
  const events = names.join(' ');
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
    const onAny = (event: object) => {
      if (!(skipsFirstJoin && 'isFirstJoin' in event)) onEvent();
    };
    const unsubscribe = onRealtime([...(events.split(' ') as EventName[]), 'gap'], onAny);
    return () => {
      unsubscribe();
      clearTimeout(pause);
    };
  }, [events, skipsFirstJoin]);
}
