import type { Chat } from 'shared-api/contract';
import type { MessageNews, RealtimeEvents } from 'shared-api/realtime';
import { afterMessage, matchesPrompt, withChat } from './chatList';
import type { ChatsCache } from './chatsCache';
import { withChangedMessage, withMessages, withoutMessage } from './messageHistory';

interface ArrivedMessage extends MessageNews {
  /** The other user, if the caller can tell. */
  userId?: number;
  /** The message appeared on the screen when it arrived. */
  isSeen?: boolean;
}

/** Adds one pushed or sent message to its chat and to the lists. Idempotent, and independent of the order of calls. */
export function applyMessage(
  chats: ChatsCache,
  { message, chat: pushed, userId: givenUserId, isSeen = false }: ArrivedMessage,
  ownUserId: number,
): void {
  const isOwn = message.user_id === ownUserId;
  const isRead = isOwn || isSeen;
  const chat = pushed && isSeen ? { ...pushed, seen: true } : pushed;
  const userId = givenUserId ?? chat?.user_id ?? (isOwn ? undefined : message.user_id);

  if (userId !== undefined && chats.readChatWith(userId)?.id === null)
    chats.beginHistory(message.chat_id, { messages: [message], hasOlder: true });
  chats.patchHistory(message.chat_id, (history) => withMessages(history, [message]));
  if (userId !== undefined) chats.patchChatWith(userId, (current) => afterMessage(current, message, isRead));

  const loaded = chat ?? asListed(userId === undefined ? undefined : chats.readChatWith(userId));
  let isUnknown = false;
  chats.patchLists((list) => {
    const listed = list.chats.find(({ id }) => id === message.chat_id);
    if (listed) return withChat(list, chat && isNewer(chat, listed) ? chat : afterMessage(listed, message, isRead));
    if (loaded) return matchesPrompt(list, loaded.company) ? withChat(list, loaded) : list;
    isUnknown = true;
    return list;
  });
  if (isUnknown) chats.reload();
}

function asListed(chat: ReturnType<ChatsCache['readChatWith']>): Chat | undefined {
  if (!chat || chat.id === null || chat.updated_at === null) return undefined;
  return { ...chat, id: chat.id, updated_at: chat.updated_at };
}

function isNewer(chat: Chat, than: Chat): boolean {
  return Date.parse(chat.updated_at) > Date.parse(than.updated_at);
}

/**
 * Applies a message's new text. The lists follow only if the push includes the chat, since the message need not be its
 * last.
 */
export function applyChange(chats: ChatsCache, { message, chat }: MessageNews): void {
  chats.patchHistory(message.chat_id, (history) => withChangedMessage(history, message));
  // An edit never makes a chat older: an older chat in the push is stale.
  applyChat(chats, chat, (current, pushed) => (isNewer(current, pushed) ? current : pushed));
}

/** Removes a deleted message from its chat and updates the lists. */
export function applyDeletion(chats: ChatsCache, { id, chat_id, chat }: RealtimeEvents['message-deleted']): void {
  chats.patchHistory(chat_id, (history) => withoutMessage(history, id));
  // An older chat is ambiguous: it lost its last message, or the push is stale.
  let isDoubtful = false;
  applyChat(chats, chat, (current, pushed) => {
    isDoubtful ||= isNewer(current, pushed);
    return pushed;
  });
  if (isDoubtful) chats.reloadLists();
}

/**
 * Applies a chat that the server sent after a change in its history.
 * @param choose picks between the cached chat and the one that was sent
 */
function applyChat(chats: ChatsCache, chat: Chat | undefined, choose: (current: Chat, pushed: Chat) => Chat): void {
  if (!chat) return chats.reload();
  chats.patchChatWith(chat.user_id, (current) => choose(asListed(current) ?? chat, chat));
  chats.patchLists((list) => {
    const listed = list.chats.find(({ id }) => id === chat.id);
    return listed ? withChat(list, choose(listed, chat)) : list;
  });
}
