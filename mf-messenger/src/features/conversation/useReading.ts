import { useEffect, useState } from 'react';
import type { ChatWithUser, Message } from 'shared-api/contract';
import { beginReading } from '#cache/beingRead';
import { readSeenId } from './seenMemory';
import { unseenOf } from './unseen';
import { useSeenMark } from './useSeenMark';
import { useSeenMemory } from './useSeenMemory';
import { useWatched } from './useWatched';

interface Options {
  chat: ChatWithUser;
  ownUserId: number;
  messages: readonly Message[];
  /** The bottom is in sight. */
  isAtEnd: boolean;
}

export interface Reading {
  /** The message that «Новые сообщения» stands before. The line stays; only at the bottom, where it moves nothing, newer ones take it over. */
  dividerId: number | undefined;
  /** The first message of the other side that was not in sight yet. */
  firstUnseenId: number | undefined;
  /** Messages of the other side that were not in sight yet. */
  unseenCount: number;
}

/**
 * How far an open chat has been read. What is known at first: a seen chat to its end, an unseen one to where this device or one's own
 * last message says (docs/adr/0011). From then on to its end whenever the bottom is in sight and somebody can be looking: then it is
 * also marked as seen (CHAT-08).
 */
export function useReading({ chat, ownUserId, messages, isAtEnd }: Options): Reading {
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

  return { dividerId, firstUnseenId: firstId, unseenCount: count };
}

/** The newest message that is known to be read when a chat is opened. */
export function firstReadUpTo(chat: ChatWithUser, ownUserId: number, messages: readonly Message[]): number {
  if (chat.seen) return messages.at(-1)?.id ?? 0;
  const knownId = chat.id === null ? 0 : readSeenId(ownUserId, chat.id);
  // A device that knows nothing takes what is loaded at first for new, and nothing that is older.
  return knownId || (messages[0]?.id ?? 1) - 1;
}

/** Whether a chat that is opened has nothing new: then it begins at its end. */
export function isAllRead(chat: ChatWithUser, ownUserId: number, messages: readonly Message[]): boolean {
  return unseenOf(messages, firstReadUpTo(chat, ownUserId, messages), ownUserId).count === 0;
}
