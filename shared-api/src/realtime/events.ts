import type { Chat, Message } from '../contract';

/** What the push service tells a client, by name. `gap` is the client's own: something may have been missed, and whatever shows it is read again. */
export interface RealtimeEvents {
  /** A message of one of the user's chats, incoming or sent from another tab; `chat` as this user sees it, when the server sends it along. */
  message: { message: Message; chat?: Chat };
  /** The user's invitations changed (inferred event; the client works without it). */
  invitation: Record<never, never>;
  gap: Record<never, never>;
}

type Listener<Name extends keyof RealtimeEvents> = (event: RealtimeEvents[Name]) => void;

const listeners: { [Name in keyof RealtimeEvents]: Set<Listener<Name>> } = {
  message: new Set(),
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
