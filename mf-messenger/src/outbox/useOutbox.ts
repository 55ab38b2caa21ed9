import { useAtomValue, useStore } from 'jotai';
import { useEffect, useMemo } from 'react';
import type { Message } from 'shared-api/contract';
import { useChatsCache } from '#cache/chatsCache';
import { createOutbox } from './outbox';
import { outboxAtom, type OutgoingFile, type OutgoingMessage } from './outboxState';

export interface ChatOutbox {
  /** Not confirmed yet, in the order of writing. */
  outgoing: readonly OutgoingMessage[];
  send: (text: string, files?: readonly OutgoingFile[]) => void;
  retry: (clientId: string) => void;
  remove: (clientId: string) => void;
}

const NOTHING: readonly OutgoingMessage[] = [];

/**
 * The user's messages to one recipient that the server has not confirmed.
 * @param delivered the chat's loaded messages: what stands there, e.g. by a push that overtook the answer, is not shown twice
 */
export function useOutbox(ownUserId: number, userId: number, delivered: readonly Message[] | undefined): ChatOutbox {
  const store = useStore();
  const chats = useChatsCache();
  const outbox = useMemo(() => createOutbox({ store, chats, ownUserId }), [store, chats, ownUserId]);
  const all = useAtomValue(outboxAtom).get(userId) ?? NOTHING;

  const deliveredIds = useMemo(() => new Set(delivered?.map(({ client_id }) => client_id)), [delivered]);
  const outgoing = useMemo(() => all.filter(({ clientId }) => !deliveredIds.has(clientId)), [all, deliveredIds]);

  useEffect(() => outbox.restore(userId), [outbox, userId]);
  useEffect(() => {
    const confirmed = all.filter(({ clientId }) => deliveredIds.has(clientId));
    if (confirmed.length > 0) outbox.remove(userId, new Set(confirmed.map(({ clientId }) => clientId)));
  }, [all, deliveredIds, outbox, userId]);

  return useMemo(
    () => ({
      outgoing,
      send: (text, files) => outbox.send(userId, text, files),
      retry: (clientId) => outbox.retry(userId, clientId),
      remove: (clientId) => outbox.remove(userId, new Set([clientId])),
    }),
    [outgoing, outbox, userId],
  );
}
