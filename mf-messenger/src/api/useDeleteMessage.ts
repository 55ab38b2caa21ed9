import { chatsKeys } from 'shared-api/chats';
import { ApiError, request } from 'shared-api/client';
import type { Message } from 'shared-api/contract';
import { createMutation } from 'shared-api/query';
import { chatsCacheOf } from '#cache/chatsCache';
import { withoutMessage, withRestoredMessage } from '#cache/messageHistory';

/** Deletes an own message: here at once, then on the server. It returns when the server did not delete it. */
export const useDeleteMessage = createMutation(deleteMessage, {
  optimistic: (cache, message) => {
    const chats = chatsCacheOf(cache);
    chats.patchHistory(message.chat_id, (history) => withoutMessage(history, message.id));
    return () => chats.patchHistory(message.chat_id, (history) => withRestoredMessage(history, message));
  },
  onSuccess: (cache, _answer, { chat_id, id }) => {
    const newest = chatsCacheOf(cache).readHistory(chat_id)?.messages.at(-1);
    // The lists showed it; a server without pushes tells nobody.
    if (newest === undefined || newest.id < id) cache.refresh(chatsKeys.isList, chatsKeys.isWithUser);
  },
  // A time-out says nothing about what the server did.
  refreshesAfterFailure: [chatsKeys.isMessages],
});

async function deleteMessage({ id }: Message): Promise<void> {
  try {
    // The page may be closed at this moment: that completes the deletion.
    await request('delete', '/api/message/{id}', { path: { id }, keepalive: true });
  } catch (error) {
    // Deleted in another tab, or by an attempt whose answer was lost.
    if (!(error instanceof ApiError && error.problem.kind === 'http' && error.problem.status === 404)) throw error;
  }
}
