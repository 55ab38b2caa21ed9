import { useStore } from 'jotai';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Message } from 'shared-api/contract';
import { onePerPage } from 'shared-api/delivery/outbox';
import { useChatsCache } from '#cache/chatsCache';
import { createMessageOutbox, type MessageOutbox, type OutgoingFile, type OutgoingMessage } from './messageOutbox';

export interface ChatOutbox {
  /** In the order of writing. */
  outgoing: readonly OutgoingMessage[];
  send: (text: string, files?: readonly OutgoingFile[]) => void;
  retry: (clientId: string) => void;
  /** Resends all failed messages of this chat, in the order of writing. */
  retryAll: () => void;
  /** Sends a failed message without its files. */
  sendTextAlone: (clientId: string) => void;
  remove: (clientId: string) => void;
}

const NOTHING: readonly OutgoingMessage[] = [];
const outboxOf = onePerPage<ReturnType<typeof useStore>, MessageOutbox>();

/** Returns the current user's outbox and starts it on first use. */
export function useMessageOutbox(ownUserId: number): MessageOutbox {
  const store = useStore();
  const chats = useChatsCache();
  const outbox = useMemo(
    () => outboxOf(ownUserId, store, () => createMessageOutbox({ store, chats, ownUserId })),
    [ownUserId, store, chats],
  );
  useEffect(() => outbox.start(), [outbox]);
  return outbox;
}

/**
 * Manages the user's unconfirmed messages to one recipient.
 * @param delivered the chat's loaded messages: an unconfirmed message among them, e.g. because a push overtook the
 * response, is not shown twice
 */
export function useOutbox(ownUserId: number, userId: number, delivered: readonly Message[] | undefined): ChatOutbox {
  const outbox = useMessageOutbox(ownUserId);
  const all = useSyncExternalStore(outbox.list.subscribe, outbox.list.getItems).get(userId) ?? NOTHING;

  // Usually the outbox is empty: then delivered messages must not change the result, since that would re-render all
  // messages.
  const awaited = all.length > 0 ? delivered : undefined;
  const deliveredIds = useMemo(() => new Set(awaited?.map(({ client_id }) => client_id)), [awaited]);
  const outgoing = useMemo(() => all.filter(({ clientId }) => !deliveredIds.has(clientId)), [all, deliveredIds]);

  useEffect(() => {
    const confirmed = all.filter(({ clientId }) => deliveredIds.has(clientId));
    if (confirmed.length > 0) outbox.remove(userId, new Set(confirmed.map(({ clientId }) => clientId)));
  }, [all, deliveredIds, outbox, userId]);

  // Stable, since each rendered message receives some of them as props.
  const commands = useMemo(
    () => ({
      send: (text: string, files?: readonly OutgoingFile[]) => outbox.send(userId, text, files),
      retry: (clientId: string) => outbox.retry(userId, new Set([clientId])),
      sendTextAlone: (clientId: string) => outbox.sendTextAlone(userId, clientId),
      remove: (clientId: string) => outbox.remove(userId, new Set([clientId])),
    }),
    [outbox, userId],
  );

  return useMemo(() => {
    const failed = () => outgoing.filter(({ phase }) => phase.kind === 'failed').map(({ clientId }) => clientId);
    return { ...commands, outgoing, retryAll: () => outbox.retry(userId, new Set(failed())) };
  }, [commands, outgoing, outbox, userId]);
}
