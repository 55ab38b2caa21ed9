import { chatsKeys } from 'shared-api/chats';
import { request } from 'shared-api/client';
import type { Message } from 'shared-api/contract';
import { createMutation } from 'shared-api/query';
import { chatsCacheOf } from '#cache/chatsCache';
import { withChangedMessage } from '#cache/messageHistory';

/** Changes the text of a message of the current user optimistically; a refusal rolls it back. */
export const useEditMessage = createMutation(
  ({ id }: Message, text: string) => request('put', '/api/message/{id}', { path: { id }, body: { text } }),
  {
    optimistic: (cache, message, text) => {
      const chats = chatsCacheOf(cache);
      chats.patchHistory(message.chat_id, (history) => withChangedMessage(history, { ...message, text }));
      return () =>
        chats.patchHistory(message.chat_id, (history) => {
          // Rolls back this change only: another tab may have made a later one.
          const isStill = history.messages.some((other) => other.id === message.id && other.text === text);
          return isStill ? withChangedMessage(history, message) : history;
        });
    },
    onSuccess: (cache, edited) => {
      const chats = chatsCacheOf(cache);
      chats.patchHistory(edited.chat_id, (history) => withChangedMessage(history, edited));
      // The lists show the newest message, and a server without pushes does not announce the change.
      if (chats.readHistory(edited.chat_id)?.messages.at(-1)?.id === edited.id) cache.refresh(chatsKeys.isList);
    },
    // After a timeout the server may or may not have saved the text.
    refreshesAfterFailure: [chatsKeys.isMessages],
  },
);
