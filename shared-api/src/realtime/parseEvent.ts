import type { Chat, Message } from '../contract';
import type { RealtimeEvents } from './events';

/**
 * A `message` event from the wire: `{message, chat?}`, or the bare message that the specification describes.
 * Anything else is no event: a push must never break the page.
 */
export function parseMessage(payload: unknown): RealtimeEvents['message'] | undefined {
  if (isMessage(payload)) return { message: payload };
  if (!isObject(payload) || !isMessage(payload.message)) return undefined;
  return { message: payload.message, chat: isChat(payload.chat) ? payload.chat : undefined };
}

/** An `invitation` event carries nothing that the client needs: the lists are read again. */
export function parseInvitation(_payload: unknown): RealtimeEvents['invitation'] {
  return {};
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
