import { useEffect, useEffectEvent } from 'react';
import type { Query } from 'shared-api/query';
import { useChatsCache } from '#cache/chatsCache';
import { withRereadPage, type MessageHistory } from '#cache/messageHistory';
import { getMessages } from './getMessages';

/** Milliseconds until a failed reload of a chat is retried. */
const RETRY_MS = 5_000;

/**
 * Refreshes the loaded messages of the open chat after a time without pushes: once the newest page is read, it rereads
 * the older pages one by one, since their messages may have been changed or deleted.
 */
export function useRereading(chatId: number | null, { data, error, reload }: Query<MessageHistory>): void {
  const chats = useChatsCache();
  const before = Number.isFinite(data?.freshFrom) ? data?.freshFrom : undefined;
  useEffect(() => {
    if (chatId === null || before === undefined) return undefined;
    let isOver = false;
    getMessages(chatId, before).then(
      (page) => {
        if (!isOver) chats.patchHistory(chatId, (current) => withRereadPage(current, before, page));
      },
      // The next reload of the chat continues here.
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
