import type { Message } from 'shared-api/contract';
import type { RealtimeEvents } from 'shared-api/realtime';
import { fixtures } from 'shared-api/testing';

/** Ids of the two participants and of their chat. */
export const SIDES = [1, 2] as const;
export type Side = (typeof SIDES)[number];
export const CHAT_ID = 5;

export type Push = {
  [Name in 'message' | 'message-updated' | 'message-deleted']: {
    name: Name;
    event: RealtimeEvents[Name];
  };
}['message' | 'message-updated' | 'message-deleted'];

export const otherSide = (side: Side): Side => (side === 1 ? 2 : 1);

/** Creates an in-memory server with one conversation. Pushes are queued until the test delivers or drops them. */
export function createModelServer({ knowsClientId = true, countsRevisions = true }) {
  let messages: Message[] = [];
  let nextId = 100;
  const clientIds = new Map<string, number>();
  /** Received texts in order, by author. */
  const received: Record<Side, string[]> = { 1: [], 2: [] };
  const pushes: Record<Side, Push[]> = { 1: [], 2: [] };
  const tell = (push: Push) => SIDES.forEach((side) => pushes[side].push(push));

  return {
    received,
    pushes,
    all: () => messages,
    page: (before: number | undefined, limit: number) =>
      messages.filter(({ id }) => id < (before ?? Infinity)).slice(-limit),
    /** @returns `undefined` for a repeated message that was deleted */
    take(author: Side, text: string, clientId: string): Message | undefined {
      const known = clientIds.get(clientId);
      if (knowsClientId && known !== undefined) return messages.find(({ id }) => id === known);
      nextId += 1;
      clientIds.set(clientId, nextId);
      received[author].push(text);
      const created_at = new Date(Date.now()).toISOString();
      const bare = fixtures.message({ id: nextId, chat_id: CHAT_ID, user_id: author, text, created_at });
      const message = knowsClientId ? { ...bare, client_id: clientId } : bare;
      messages = [...messages, message];
      tell({ name: 'message', event: { message } });
      return message;
    },
    edit(id: number, text: string): void {
      messages = messages.map((message) =>
        message.id === id
          ? { ...message, text, ...(countsRevisions && { revision: (message.revision ?? 0) + 1 }) }
          : message,
      );
      const message = messages.find((one) => one.id === id);
      if (message) tell({ name: 'message-updated', event: { message } });
    },
    remove(id: number): void {
      messages = messages.filter((message) => message.id !== id);
      tell({ name: 'message-deleted', event: { id, chat_id: CHAT_ID } });
    },
  };
}

export type ModelServer = ReturnType<typeof createModelServer>;
