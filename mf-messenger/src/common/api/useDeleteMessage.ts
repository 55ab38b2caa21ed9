import { chatsKeys } from 'shared-api/chats';
import { outcome, request } from 'shared-api/client';
import type { Message } from 'shared-api/contract';
import { createMutation } from 'shared-api/query';
import { chatsCacheOf } from '#cache/chatsCache';
import { withoutMessage, withRestoredMessage } from '#cache/messageHistory';

/** Deletes a message of the current user optimistically; it reappears when the server refuses. */
export const useDeleteMessage = createMutation(deleteMessage, {
  optimistic: (cache, message) => {
    const chats = chatsCacheOf(cache);
    chats.patchHistory(message.chat_id, (history) => withoutMessage(history, message.id));
    return () => chats.patchHistory(message.chat_id, (history) => withRestoredMessage(history, message));
  },
  onSuccess: (cache, _answer, { chat_id, id }) => {
    const newest = chatsCacheOf(cache).readHistory(chat_id)?.messages.at(-1);
    // The lists show the newest message, and a server without pushes does not announce the deletion.
    if (newest === undefined || newest.id < id) cache.refresh(chatsKeys.isList, chatsKeys.isWithUser);
  },
  // After a timeout the server may or may not have deleted the message.
  refreshesAfterFailure: [chatsKeys.isMessages],
});

async function deleteMessage({ id }: Message): Promise<void> {
  try {
    // Closing the page counts as confirming the deletion, so the request must outlive it.
    await request('delete', '/api/message/{id}', { path: { id }, keepalive: true });
  } catch (error) {
    // Already deleted in another tab or by an attempt whose response was lost.
    if (outcome(error) !== 'not-found') throw error;
  }
}
