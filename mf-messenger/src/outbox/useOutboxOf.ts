import { useStore } from 'jotai';
import { useEffect, useMemo } from 'react';
import { useChatsCache } from '#cache/chatsCache';
import { outboxOf } from './currentOutbox';
import type { Outbox } from './outbox';

/** The outbox of the logged-in account, at work since the first component that uses it. */
export function useOutboxOf(ownUserId: number): Outbox {
  const store = useStore();
  const chats = useChatsCache();
  const outbox = useMemo(() => outboxOf(ownUserId, store, chats), [ownUserId, store, chats]);
  useEffect(() => outbox.start(), [outbox]);
  return outbox;
}
