import { useAtomValue } from 'jotai';
import { useEffect, useMemo } from 'react';
import type { Message } from 'shared-api/contract';
import { outboxAtom, type OutgoingFile, type OutgoingMessage } from './outboxState';
import { useOutboxOf } from './useOutboxOf';

export interface ChatOutbox {
  /** Not confirmed yet, in the order of writing. */
  outgoing: readonly OutgoingMessage[];
  send: (text: string, files?: readonly OutgoingFile[]) => void;
  /** Sends again what failed. */
  retry: (clientId: string) => void;
  /** The same with everything that failed in this chat, in the order of writing. */
  retryAll: () => void;
  remove: (clientId: string) => void;
}

const NOTHING: readonly OutgoingMessage[] = [];

/**
 * The user's messages to one recipient that the server has not confirmed.
 * @param delivered the chat's loaded messages: what stands there, e.g. by a push that overtook the answer, is not shown twice
 */
export function useOutbox(ownUserId: number, userId: number, delivered: readonly Message[] | undefined): ChatOutbox {
  const outbox = useOutboxOf(ownUserId);
  const all = useAtomValue(outboxAtom).get(userId) ?? NOTHING;

  // Mostly nothing waits, and thousands are delivered: what comes then changes nothing here, or all messages would be drawn anew.
  const awaited = all.length > 0 ? delivered : undefined;
  const deliveredIds = useMemo(() => new Set(awaited?.map(({ client_id }) => client_id)), [awaited]);
  const outgoing = useMemo(() => all.filter(({ clientId }) => !deliveredIds.has(clientId)), [all, deliveredIds]);

  useEffect(() => {
    const confirmed = all.filter(({ clientId }) => deliveredIds.has(clientId));
    if (confirmed.length > 0) outbox.remove(userId, new Set(confirmed.map(({ clientId }) => clientId)));
  }, [all, deliveredIds, outbox, userId]);

  // The same while messages come and go: each drawn message holds some of them.
  const commands = useMemo(
    () => ({
      send: (text: string, files?: readonly OutgoingFile[]) => outbox.send(userId, text, files),
      retry: (clientId: string) => outbox.retry(userId, new Set([clientId])),
      remove: (clientId: string) => outbox.remove(userId, new Set([clientId])),
    }),
    [outbox, userId],
  );

  return useMemo(() => {
    const failed = () => outgoing.filter(({ phase }) => phase.kind === 'failed').map(({ clientId }) => clientId);
    return { ...commands, outgoing, retryAll: () => outbox.retry(userId, new Set(failed())) };
  }, [commands, outgoing, outbox, userId]);
}
