import type { Chat } from 'shared-api/contract';
import type { MessageNews, RealtimeEvents } from 'shared-api/realtime';
import { afterMessage, matchesPrompt, withChat } from './chatList';
import type { ChatsCache } from './chatsCache';
import { withChangedMessage, withMessages, withoutMessage } from './messageHistory';

interface NewMessage extends MessageNews {
  /** The other side, when it is known. */
  userId?: number;
  /** It came before somebody's eyes. */
  isSeen?: boolean;
}

/** Brings one message, pushed or sent here, to the chat and to the lists. Safe to repeat and in any order. */
export function applyMessage(
  chats: ChatsCache,
  { message, chat: told, userId, isSeen = false }: NewMessage,
  ownUserId: number,
): void {
  const isOwn = message.user_id === ownUserId;
  const isRead = isOwn || isSeen;
  const chat = told && isSeen ? { ...told, seen: true } : told;
  const otherUserId = userId ?? chat?.user_id ?? (isOwn ? undefined : message.user_id);

  chats.patchHistory(message.chat_id, (history) => withMessages(history, [message]));
  if (otherUserId !== undefined) chats.patchChatWith(otherUserId, (current) => afterMessage(current, message, isRead));

  const known = chat ?? asListed(otherUserId === undefined ? undefined : chats.readChatWith(otherUserId));
  let isUnknown = false;
  chats.patchLists((list) => {
    const listed = list.chats.find(({ id }) => id === message.chat_id);
    if (listed) return withChat(list, chat && isNewer(chat, listed) ? chat : afterMessage(listed, message, isRead));
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

/** Brings a message's new text, also one changed in another tab. Lists follow only if the chat says so: the message need not be its last. */
export function applyChange(chats: ChatsCache, { message, chat }: MessageNews): void {
  chats.patchHistory(message.chat_id, (history) => withChangedMessage(history, message));
  // A change makes no chat older: a chat that was older was overtaken.
  applyChat(chats, chat, (current, told) => (isNewer(current, told) ? current : told));
}

/** Takes a deleted message away, also one deleted in another tab. */
export function applyDeletion(chats: ChatsCache, { id, chat_id, chat }: RealtimeEvents['message-deleted']): void {
  chats.patchHistory(chat_id, (history) => withoutMessage(history, id));
  // It may be older now than it was: without its last message, or because it was overtaken.
  let isDoubtful = false;
  applyChat(chats, chat, (current, told) => {
    isDoubtful ||= isNewer(current, told);
    return told;
  });
  if (isDoubtful) chats.reloadLists();
}

/** A chat as the server saw it after something in its past had changed. @param choose between it and what is known */
function applyChat(chats: ChatsCache, chat: Chat | undefined, choose: (current: Chat, told: Chat) => Chat): void {
  if (!chat) return chats.reload();
  chats.patchChatWith(chat.user_id, (current) => choose(asListed(current) ?? chat, chat));
  chats.patchLists((list) => {
    const listed = list.chats.find(({ id }) => id === chat.id);
    return listed ? withChat(list, choose(listed, chat)) : list;
  });
}
