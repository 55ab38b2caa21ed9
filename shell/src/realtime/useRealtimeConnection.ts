import { useStore } from 'jotai';
import { useEffect } from 'react';
import { useUnseenChatsEvents } from 'shared-api/chats';
import { useConfig } from 'shared-api/config';
import { connectRealtime } from 'shared-api/realtime';

/** Holds the one connection to the push service while a user is logged in. Without it everything works, only not live. */
export function useRealtimeConnection(userId: number): void {
  const store = useStore();
  const { data: config } = useConfig();
  useUnseenChatsEvents();

  useEffect(() => {
    if (!config) return undefined;
    let isOver = false;
    let disconnect: (() => void) | undefined;
    connectRealtime(userId, config.pusher, store).then(
      (close) => {
        if (isOver) close();
        else disconnect = close;
      },
      // pusher-js itself could not be fetched. It reconnects by itself once it runs; until the next page load lists are read as usual.
      () => {},
    );
    return () => {
      isOver = true;
      disconnect?.();
    };
  }, [userId, config, store]);
}
