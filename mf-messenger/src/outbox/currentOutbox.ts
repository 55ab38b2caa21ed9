import type { createStore } from 'jotai';
import type { ChatsCache } from '#cache/chatsCache';
import { createOutbox, type Outbox } from './outbox';

type Store = ReturnType<typeof createStore>;

let current: { store: Store; ownUserId: number; outbox: Outbox } | undefined;

/** The page has one outbox: that of the account whose store it is. It outlives the components that use it. */
export function outboxOf(ownUserId: number, store: Store, chats: ChatsCache): Outbox {
  if (current?.store !== store || current.ownUserId !== ownUserId) {
    current?.outbox.stop();
    current = { store, ownUserId, outbox: createOutbox({ store, chats, ownUserId }) };
  }
  return current.outbox;
}
