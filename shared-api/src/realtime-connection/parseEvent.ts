import type { Chat, Message, PushEvents } from '../contract';
import type { MessageNews, RealtimeEvents } from '../realtime/events';

/**
 * By event of the contract: reads what came over the wire. `undefined` is for what cannot be read, or was too long for a push: a push must
 * never break the page, and what it would have told is read again.
 */
export const eventParsers: { [Name in keyof PushEvents]: (payload: unknown) => RealtimeEvents[Name] | undefined } = {
  message: parseMessage,
  'message-updated': parseMessage,
  'message-deleted': parseDeletion,
  // It carries nothing that the client needs: the lists are read again.
  invitation: () => ({}),
};

/** `{message, chat?}`, or the bare message that the specification describes. */
function parseMessage(payload: unknown): MessageNews | undefined {
  if (isMessage(payload)) return { message: payload };
  if (!isObject(payload) || !isMessage(payload.message)) return undefined;
  return { message: payload.message, chat: isChat(payload.chat) ? payload.chat : undefined };
}

function parseDeletion(payload: unknown): RealtimeEvents['message-deleted'] | undefined {
  if (!isObject(payload)) return undefined;
  const { id, chat_id, chat } = payload;
  if (typeof id !== 'number' || typeof chat_id !== 'number') return undefined;
  return { id, chat_id, chat: isChat(chat) ? chat : undefined };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isMessage(value: unknown): value is Message {
  return (
    isObject(value) &&
    typeof value.id === 'number' &&
    typeof value.chat_id === 'number' &&
    typeof value.user_id === 'number' &&
    typeof value.text === 'string' &&
    typeof value.created_at === 'string' &&
    Array.isArray(value.attachments)
  );
}

function isChat(value: unknown): value is Chat {
  return (
    isObject(value) &&
    typeof value.id === 'number' &&
    typeof value.user_id === 'number' &&
    typeof value.company === 'string' &&
    typeof value.updated_at === 'string'
  );
}
