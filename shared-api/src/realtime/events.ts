import type { Chat, Message, PushEvents } from '../contract';

/** A message that came or changed; `chat` as this user sees it, when the server sends it along. */
export interface MessageNews {
  message: Message;
  chat?: Chat;
}

/**
 * What listeners are told, by name: the push events of the contract (openapi.yaml, `webhooks`), made safe to use. All but `message` are
 * inferred, and the client works without them. `gap` is the client's own: something may have been missed, and whatever shows it is read again.
 */
export interface RealtimeEvents extends Record<keyof PushEvents, object> {
  /** A message of one of the user's chats, incoming or sent from another tab. */
  message: MessageNews;
  /** A message has a new text. */
  'message-updated': MessageNews;
  /** A message is gone; `chat` as this user sees it without it. */
  'message-deleted': Pick<PushEvents['message-deleted'], 'id' | 'chat_id'> & { chat?: Chat };
  /** The user's invitations or meetings changed. */
  invitation: Record<never, never>;
  gap: Record<never, never>;
}

type Listener<Name extends keyof RealtimeEvents> = (event: RealtimeEvents[Name]) => void;

const listeners: { [Name in keyof RealtimeEvents]: Set<Listener<Name>> } = {
  message: new Set(),
  'message-updated': new Set(),
  'message-deleted': new Set(),
  invitation: new Set(),
  gap: new Set(),
};

/**
 * Listens to events of the named kinds, whoever owns the connection.
 * @returns ends the listening
 */
export function onRealtime<Name extends keyof RealtimeEvents>(
  names: readonly Name[],
  listener: Listener<Name>,
): () => void {
  for (const name of names) listeners[name].add(listener);
  return () => {
    for (const name of names) listeners[name].delete(listener);
  };
}

/** Hands an event to all listeners. For the owner of the connection, and for tests. */
export function emitRealtime<Name extends keyof RealtimeEvents>(name: Name, event: RealtimeEvents[Name]): void {
  for (const listener of listeners[name]) listener(event);
}
