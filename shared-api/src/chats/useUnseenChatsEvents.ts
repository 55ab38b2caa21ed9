import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { onRealtime } from '../realtime/events';
import { chatsKeys } from './chatsKeys';

/** Keeps the unseen badge and the latest incoming messages fresh while the push service delivers (CHAT-09). */
export function useUnseenChatsEvents(): void {
  const { mutate } = useSWRConfig();
  useEffect(() => {
    const refresh = () =>
      void mutate(
        (key) =>
          Array.isArray(key) && key[0] === chatsKeys.all && (key[1] === 'unseen-count' || key[1] === 'latest-incoming'),
      );
    const unsubscribes = [onRealtime('message', refresh), onRealtime('gap', refresh)];
    return () => unsubscribes.forEach((unsubscribe) => unsubscribe());
  }, [mutate]);
}
