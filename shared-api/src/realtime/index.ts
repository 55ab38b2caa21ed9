import type { Chat, Message, Notice, PushEvents } from '../contract';

export { onlineUserIdsAtom, realtimeStatusAtom } from './realtimeState';

/** A new or changed message; `chat` as this user sees it, when the server sends it along. */
export interface MessageNews {
  message: Message;
  chat?: Chat;
}

/**
 * Events by name: the push events of the contract (openapi.yaml, `webhooks`), validated. All but `message` are our
 * assumption about the server, and the client works without them. `gap` is emitted by the client: events may have been
 * missed, so affected data is fetched again.
 */
export interface RealtimeEvents extends Record<keyof PushEvents, object> {
  /** A message in one of the user's chats, incoming or sent from another tab. */
  message: MessageNews;
  'message-updated': MessageNews;
  /** A message was deleted; `chat` as this user sees it afterwards. */
  'message-deleted': Pick<PushEvents['message-deleted'], 'id' | 'chat_id'> & { chat?: Chat };
  invitation: Record<never, never>;
  /** Without `notice` it concerns the bell alone: too long to push, or one of too many. */
  notice: { notice?: Notice; unread_count: number };
  'notices-read': PushEvents['notices-read'];
  /** Something for all users has changed. */
  site: PushEvents['site'];
  /**
   * `isFirstJoin`: the connection was not lost; pushes begin only now, some time after the page's first responses.
   * `isPoll`: repeated until the connection is made.
   */
  gap: { isFirstJoin?: boolean; isPoll?: boolean };
}

type Listener<Name extends keyof RealtimeEvents> = (event: RealtimeEvents[Name]) => void;

const listeners: { [Name in keyof RealtimeEvents]: Set<Listener<Name>> } = {
  message: new Set(),
  'message-updated': new Set(),
  'message-deleted': new Set(),
  invitation: new Set(),
  notice: new Set(),
  'notices-read': new Set(),
  site: new Set(),
  gap: new Set(),
};

/**
 * Subscribes to events by name, independent of the connection.
 * @returns unsubscribes
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

/** Emits an event to all listeners. For the owner of the connection, and for tests. */
export function emitRealtime<Name extends keyof RealtimeEvents>(name: Name, event: RealtimeEvents[Name]): void {
  for (const listener of listeners[name]) listener(event);
}
