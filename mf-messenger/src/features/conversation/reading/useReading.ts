import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ChatWithUser, Message } from 'shared-api/contract';
import { beginReading } from '#cache/beingRead';
import type { MessageHistory } from '#cache/messageHistory';
import { readSeenId, useSeenMark, useSeenMemory } from './useSeenMark';

interface Options {
  chat: ChatWithUser;
  ownUserId: number;
  history: MessageHistory;
  /** The bottom is in the viewport. */
  isAtEnd: boolean;
}

export interface Reading {
  /**
   * The message below «Новые сообщения». The line keeps its place; only at the bottom, where no content shifts, it
   * moves to newer messages.
   */
  dividerId: number | undefined;
  firstUnseenId: number | undefined;
  /** Number of loaded messages of the other user that have not been in the viewport yet. */
  unseenCount: number;
  /** Older messages are unseen too, or may be: they are not loaded yet, or the reading position is unknown. */
  hasMoreUnseen: boolean;
}

/**
 * Tracks how far an open chat has been read. A seen chat starts as fully read, an unseen one at the position stored by
 * the server or this device, or at the last message of the current user (docs/adr/0011). Later everything counts as
 * read while the bottom is in the viewport of a focused window: then the chat is also marked as seen (CHAT-08).
 */
export function useReading({ chat, ownUserId, history: { messages, hasOlder }, isAtEnd }: Options): Reading {
  const isWatched = useWatched();
  const newestId = messages.at(-1)?.id;
  const [wasReadUpTo, setReadUpTo] = useState(() => firstReadUpTo(chat, ownUserId, messages));
  // A guessed position may leave unseen messages above it.
  const [guess] = useState(() => (chat.seen || storedReadUpTo(chat, ownUserId) > 0 ? undefined : wasReadUpTo));
  const isReading = isAtEnd && isWatched;
  const readUpTo = isReading ? Math.max(wasReadUpTo, newestId ?? 0) : wasReadUpTo;
  if (readUpTo !== wasReadUpTo) setReadUpTo(readUpTo);

  const { firstId, count } = unseenOf(messages, readUpTo, ownUserId);
  const [dividerId, setDividerId] = useState(firstId);
  const canMove = dividerId === undefined || isAtEnd;
  if (firstId !== undefined && firstId !== dividerId && canMove) setDividerId(firstId);

  const isRead = newestId !== undefined && newestId <= readUpTo;
  useEffect(() => (chat.id !== null && isReading ? beginReading(chat.id) : undefined), [chat.id, isReading]);
  useSeenMark({ chat, newestId: isRead && isWatched ? newestId : undefined });
  useSeenMemory({ ownUserId, chatId: chat.id, readId: isRead ? newestId : undefined });

  const before = messages[messages.findIndex(({ id }) => id === firstId) - 1];
  const mayHaveMore = before === undefined ? hasOlder : readUpTo === guess && before.user_id !== ownUserId;
  const hasMoreUnseen = firstId !== undefined && mayHaveMore && (readUpTo === guess || readUpTo < firstId - 1);
  return { dividerId, firstUnseenId: firstId, unseenCount: count, hasMoreUnseen };
}

/** Returns the id of the newest message already read when the chat is opened. */
export function firstReadUpTo(chat: ChatWithUser, ownUserId: number, messages: readonly Message[]): number {
  if (chat.seen) return messages.at(-1)?.id ?? 0;
  // Without a stored position, the loaded page counts as new, and older messages as read.
  return storedReadUpTo(chat, ownUserId) || (messages[0]?.id ?? 1) - 1;
}

/** Returns the reading position that the server or this device has stored; 0 without one. */
function storedReadUpTo(chat: ChatWithUser, ownUserId: number): number {
  const onDevice = chat.id === null ? 0 : readSeenId(ownUserId, chat.id);
  const onServer = (chat.unseen_from_id ?? 1) - 1;
  return Math.max(onDevice, onServer);
}

/** Whether an opened chat has no unread messages: then it starts at its end. */
export function isAllRead(chat: ChatWithUser, ownUserId: number, messages: readonly Message[]): boolean {
  return unseenOf(messages, firstReadUpTo(chat, ownUserId, messages), ownUserId).count === 0;
}

/**
 * Finds the first unread message of the other user and counts the unread ones. A message of the current user
 * implies that everything before it was read, here or on another device.
 * @param readUpTo id of the newest message read before
 */
function unseenOf(
  messages: readonly Message[],
  readUpTo: number,
  ownUserId: number,
): { firstId: number | undefined; count: number } {
  let firstId: number | undefined;
  let count = 0;
  for (let index = messages.length - 1; index >= 0; index -= 1) {
    const message = messages[index];
    if (!message || message.id <= readUpTo || message.user_id === ownUserId) break;
    firstId = message.id;
    count += 1;
  }
  return { firstId, count };
}

/** Whether the user may be looking at the page: the tab is visible and its window has the focus. */
function useWatched(): boolean {
  return useSyncExternalStore(subscribe, () => document.visibilityState === 'visible' && document.hasFocus());
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  window.addEventListener('focus', onChange);
  window.addEventListener('blur', onChange);
  return () => {
    document.removeEventListener('visibilitychange', onChange);
    window.removeEventListener('focus', onChange);
    window.removeEventListener('blur', onChange);
  };
}
