import type { Chat, Message, PushEvents } from '../contract';
import type { MessageNews, RealtimeEvents } from '../realtime/events';

/**
 * Parsers of push payloads by event. `undefined` for a payload that is unreadable or was cut for its length: a push
 * must never break the page, and the caller emits a `gap` instead.
 */
export const eventParsers: { [Name in keyof PushEvents]: (payload: unknown) => RealtimeEvents[Name] | undefined } = {
  message: parseMessage,
  'message-updated': parseMessage,
  'message-deleted': parseDeletion,
  // The payload is not needed: the lists are fetched again.
  invitation: () => ({}),
};

/** Takes `{message, chat?}`, or the bare message of the specification. */
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
