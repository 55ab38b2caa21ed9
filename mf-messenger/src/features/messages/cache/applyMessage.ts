import type { Chat, Message } from 'shared-api/contract';
import { afterMessage, matchesPrompt, withChat } from './chatList';
import type { ChatsCache } from './chatsCache';
import { withMessages } from './messageHistory';

interface NewMessage {
  message: Message;
  /** The chat as this user sees it after the message, when the server sent it along. */
  chat?: Chat;
  /** The other side, when it is known. */
  userId?: number;
}

/** Brings one message, pushed or sent here, to the chat and to the lists. Safe to repeat and in any order. */
export function applyMessage(chats: ChatsCache, { message, chat, userId }: NewMessage, ownUserId: number): void {
  const isOwn = message.user_id === ownUserId;
  const otherUserId = userId ?? chat?.user_id ?? (isOwn ? undefined : message.user_id);

  chats.patchHistory(message.chat_id, (history) => withMessages(history, [message]));
  if (otherUserId !== undefined) chats.patchChatWith(otherUserId, (current) => afterMessage(current, message, isOwn));

  const known = chat ?? asListed(otherUserId === undefined ? undefined : chats.readChatWith(otherUserId));
  let isUnknown = false;
  chats.patchLists((list) => {
    const listed = list.chats.find(({ id }) => id === message.chat_id);
    if (listed) return withChat(list, chat && isNewer(chat, listed) ? chat : afterMessage(listed, message, isOwn));
    if (known) return matchesPrompt(list, known.company) ? withChat(list, known) : list;
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
