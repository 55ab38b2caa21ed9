import type { createStore } from 'jotai';
import { ApiError, describeError } from 'shared-api/client';
import { serverNow } from 'shared-api/clock';
import { createClientId, postMessage } from 'shared-api/messages';
import { applyMessage } from '#cache/applyMessage';
import type { ChatsCache } from '#cache/chatsCache';
import { createUploads } from '#uploads/uploads';
import { outboxAtom, type OutgoingFile, type OutgoingMessage, type OutgoingPhase } from './outboxState';
import { keepOutgoing, readOutgoing } from './outboxStorage';

interface Surroundings {
  store: ReturnType<typeof createStore>;
  chats: ChatsCache;
  ownUserId: number;
}

/**
 * The messages on their way to the server. Sending does not belong to a component: it goes on when the chat or the page is left.
 * All state is in the store, so any number of these may work on it.
 */
export function createOutbox({ store, chats, ownUserId }: Surroundings) {
  const uploads = createUploads(store);
  const listOf = (userId: number): readonly OutgoingMessage[] => store.get(outboxAtom).get(userId) ?? [];

  function change(userId: number, next: readonly OutgoingMessage[]): void {
    store.set(outboxAtom, new Map(store.get(outboxAtom)).set(userId, next));
    keepOutgoing(ownUserId, userId, next);
  }

  function setPhase(userId: number, clientId: string, phase: OutgoingPhase): void {
    change(
      userId,
      listOf(userId).map((message) => (message.clientId === clientId ? { ...message, phase } : message)),
    );
  }

  function remove(userId: number, clientIds: ReadonlySet<string>): void {
    const rest = listOf(userId).filter(({ clientId }) => !clientIds.has(clientId));
    if (rest.length < listOf(userId).length) change(userId, rest);
  }

  /** Sends what waits, one after another. */
  async function work(userId: number): Promise<void> {
    const next = listOf(userId).find(({ phase }) => phase.kind === 'waiting');
    if (!next || listOf(userId).some(({ phase }) => phase.kind === 'sending')) return;
    const { clientId, text, files } = next;
    setPhase(userId, clientId, { kind: 'sending' });
    try {
      const attachments = await Promise.all(files.map(({ id, file }) => uploads.upload(id, file)));
      const message = await postMessage({
        user_id: userId,
        text,
        attachments: attachments.map(({ id }) => id),
        client_id: clientId,
      });
      if (chats.readChatWith(userId)?.id === null)
        chats.beginHistory(message.chat_id, { messages: [message], hasOlder: true });
      applyMessage(chats, { message, userId }, ownUserId);
      remove(userId, new Set([clientId]));
    } catch (error) {
      setPhase(userId, clientId, { kind: 'failed', reason: describeError(error) });
      // A refusal may mean that the chat was blocked meanwhile.
      if (error instanceof ApiError && error.problem.kind === 'http' && error.problem.status < 500)
        chats.reloadChatWith(userId);
    }
    await work(userId);
  }

  return {
    /** Takes up what a reload interrupted. */
    restore(userId: number): void {
      if (!store.get(outboxAtom).has(userId))
        store.set(outboxAtom, new Map(store.get(outboxAtom)).set(userId, readOutgoing(ownUserId, userId)));
    },
    send(userId: number, text: string, files: readonly OutgoingFile[] = []): void {
      change(userId, [
        ...listOf(userId),
        {
          clientId: createClientId(),
          text,
          files,
          createdAt: new Date(serverNow()).toISOString(),
          phase: { kind: 'waiting' },
        },
      ]);
      void work(userId);
    },
    retry(userId: number, clientId: string): void {
      setPhase(userId, clientId, { kind: 'waiting' });
      void work(userId);
    },
    remove,
  };
}
