import { useEffect, useEffectEvent } from 'react';
import type { Query } from 'shared-api/query';
import { useChatsCache } from '#cache/chatsCache';
import { withRereadPage, type MessageHistory } from '#cache/messageHistory';
import { getMessages } from './getMessages';

/** Milliseconds until a chat that could not be read again is asked for once more. */
const RETRY_MS = 5_000;

/**
 * Brings what is loaded of the open chat up to date after a time without pushes: once the newest messages are read, page by page what lies
 * before them, since that may have been changed or deleted.
 */
export function useRereading(chatId: number | null, { data, error, reload }: Query<MessageHistory>): void {
  const chats = useChatsCache();
  const before = Number.isFinite(data?.freshFrom) ? data?.freshFrom : undefined;
  useEffect(() => {
    if (chatId === null || before === undefined) return undefined;
    let isOver = false;
    getMessages(chatId, before).then(
      (page) => {
        if (!isOver) chats.patchHistory(chatId, (known) => withRereadPage(known, before, page));
      },
      // With the next look at the server it goes on here.
      () => {},
    );
    return () => {
      isOver = true;
    };
  }, [chats, chatId, before]);

  const hasFailed = error !== undefined && data !== undefined;
  const tryAgain = useEffectEvent(() => void reload());
  useEffect(() => {
    if (!hasFailed) return undefined;
    const timer = setInterval(() => tryAgain(), RETRY_MS);
    return () => clearInterval(timer);
  }, [hasFailed]);
}
