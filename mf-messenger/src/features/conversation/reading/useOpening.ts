import { useEffect, useEffectEvent, useState } from 'react';
import type { ChatWithUser } from 'shared-api/contract';
import type { NextPage } from '#api/useNextPage';
import type { MessageHistory } from '#cache/messageHistory';
import { firstReadUpTo } from './useReading';

/** Maximum number of messages loaded to reach the first unseen one. */
const MOST_MESSAGES = 100;

interface Options {
  chat: ChatWithUser;
  ownUserId: number;
  history: MessageHistory;
  older: NextPage;
}

/**
 * Loads older pages until a chat can start at its first unseen message; true when it can. Without a stored reading
 * position, or with very many unseen messages, it starts with the loaded ones.
 */
export function useOpening({ chat, ownUserId, history, older }: Options): boolean {
  const [readUpTo] = useState(() => firstReadUpTo(chat, ownUserId, history.messages));
  const [isOpen, setIsOpen] = useState(false);
  const oldest = history.messages[0];
  const isEnough =
    readUpTo === 0 ||
    !history.hasOlder ||
    oldest === undefined ||
    oldest.id <= readUpTo + 1 ||
    history.messages.length >= MOST_MESSAGES ||
    history.messages.some(({ user_id }) => user_id === ownUserId) ||
    older.phase.kind === 'failed';
  if (isEnough && !isOpen) setIsOpen(true);

  const loadOlder = useEffectEvent(() => older.load());
  const isWanting = !isOpen && older.phase.kind === 'idle';
  useEffect(() => {
    if (isWanting) loadOlder();
  }, [isWanting, oldest]);

  return isOpen || isEnough;
}
