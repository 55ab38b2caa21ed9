import { useEffect, useEffectEvent } from 'react';
import { useQueryCache } from 'shared-api/query';
import { onRealtime } from 'shared-api/realtime';
import { SITE_KEYS } from 'shared-api/site';

/** Longest random delay of a refresh: all open pages hear of a change at the same moment. */
const SPREAD_MS = 20_000;

type SitePart = keyof typeof SITE_KEYS;
const ALL = Object.keys(SITE_KEYS) as SitePart[];

/**
 * Fetches settings, event, news and content again after organizers changed them and after a lost connection; the settings
 * also once the connection is first made.
 */
export function useSiteChanges(): void {
  const cache = useQueryCache();
  const refresh = useEffectEvent((part: SitePart) => cache.refresh(SITE_KEYS[part]));
  useEffect(() => {
    const timers = new Map<SitePart, ReturnType<typeof setTimeout>>();
    const refreshLater = (part: SitePart) => {
      // A change during the delay is part of the answer.
      if (timers.has(part)) return;
      const ask = () => {
        timers.delete(part);
        refresh(part);
      };
      timers.set(part, setTimeout(ask, Math.random() * SPREAD_MS));
    };
    const stops = [
      onRealtime(['site'], ({ what }) => refreshLater(what)),
      onRealtime(['gap'], ({ isFirstJoin = false, isPoll = false }) => {
        // Some seconds pass between the page's first reads and joining: switches must not stay wrong until a reload.
        (isFirstJoin || isPoll ? (['settings'] as const) : ALL).forEach(refreshLater);
      }),
    ];
    return () => {
      for (const stop of stops) stop();
      for (const timer of timers.values()) clearTimeout(timer);
    };
  }, []);
}
