import { useEffect, useState } from 'react';
import type { ChatWithUser, Message } from 'shared-api/contract';
import { beginReading } from '#cache/beingRead';
import type { MessageHistory } from '#cache/messageHistory';
import { readSeenId } from './seenMemory';
import { unseenOf } from './unseen';
import { useSeenMark } from './useSeenMark';
import { useSeenMemory } from './useSeenMemory';
import { useWatched } from './useWatched';

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
  /** Older unseen messages are not loaded yet. */
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

  const oldestId = messages[0]?.id;
  const hasMoreUnseen = hasOlder && firstId !== undefined && firstId === oldestId && readUpTo < firstId - 1;
  return { dividerId, firstUnseenId: firstId, unseenCount: count, hasMoreUnseen };
}

/** Returns the id of the newest message already read when the chat is opened. */
export function firstReadUpTo(chat: ChatWithUser, ownUserId: number, messages: readonly Message[]): number {
  if (chat.seen) return messages.at(-1)?.id ?? 0;
  const onDevice = chat.id === null ? 0 : readSeenId(ownUserId, chat.id);
  const onServer = (chat.unseen_from_id ?? 1) - 1;
  // Without either, the loaded page counts as new, and older messages as read.
  return Math.max(onDevice, onServer) || (messages[0]?.id ?? 1) - 1;
}

/** Whether an opened chat has no unread messages: then it starts at its end. */
export function isAllRead(chat: ChatWithUser, ownUserId: number, messages: readonly Message[]): boolean {
  return unseenOf(messages, firstReadUpTo(chat, ownUserId, messages), ownUserId).count === 0;
}
