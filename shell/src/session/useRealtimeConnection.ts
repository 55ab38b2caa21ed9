import { useStore } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { useUnseenChatsEvents } from 'shared-api/chats';
import { useConfig } from 'shared-api/config';
import { useQueryCache } from 'shared-api/query';
import { sessionKeys } from 'shared-api/session';
import { useSettings } from 'shared-api/settings';

/**
 * Owns the push connection while a user is logged in. Without it the page reads again every half a minute.
 * @param isTime false delays loading the push library until the page has loaded
 */
export function useRealtimeConnection(userId: number, isTime: boolean): void {
  const store = useStore();
  const { data: config } = useConfig();
  const settings = useSettings();
  const areSettingsKnown = settings.data !== undefined || settings.error !== undefined;
  const hasSite = settings.data?.features?.includes('site') ?? false;
  const cache = useQueryCache();
  // The guard leaves for the logout when the user turns out to be blocked.
  const readUser = useEffectEvent(() => cache.refresh(sessionKeys.user));
  useUnseenChatsEvents();

  useEffect(() => {
    if (!config || !isTime || !areSettingsKnown) return undefined;
    let isOver = false;
    let disconnect: (() => void) | undefined;
    import('shared-api/realtime-connection').then(
      ({ connectRealtime }) => {
        if (!isOver) disconnect = connectRealtime(userId, config.pusher, store, { hasSite, onRefused: readUser });
      },
      // Loading has failed. The client would reconnect by itself if it ran; until the next page load, lists work
      // without live updates.
      () => {},
    );
    return () => {
      isOver = true;
      disconnect?.();
    };
  }, [userId, config, store, isTime, areSettingsKnown, hasSite]);
}
