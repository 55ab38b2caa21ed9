import { useStore } from 'jotai';
import { useEffect } from 'react';
import { useUnseenChatsEvents } from 'shared-api/chats';
import { useConfig } from 'shared-api/config';

/**
 * Holds the one connection to the push service while a user is logged in. Without it everything works, only not live.
 * @param isTime the page comes first: only then the push service's library is fetched
 */
export function useRealtimeConnection(userId: number, isTime: boolean): void {
  const store = useStore();
  const { data: config } = useConfig();
  useUnseenChatsEvents();

  useEffect(() => {
    if (!config || !isTime) return undefined;
    let isOver = false;
    let disconnect: (() => void) | undefined;
    import('shared-api/realtime-connection').then(
      ({ connectRealtime }) => {
        if (!isOver) disconnect = connectRealtime(userId, config.pusher, store);
      },
      // It could not be fetched. It reconnects by itself once it runs; until the next page load lists are read as usual.
      () => {},
    );
    return () => {
      isOver = true;
      disconnect?.();
    };
  }, [userId, config, store, isTime]);
}
