import { CHATS_PAGE_SIZE } from 'shared-api/chats';
import type { Chat, ChatWithUser, Message } from 'shared-api/contract';
import { textKey } from 'shared-api/text';
import { keptFrom } from './keptFrom';

/** The loaded chats whose company matches `prompt`, newest first. */
export interface ChatList {
  readonly prompt: string;
  readonly chats: readonly Chat[];
  readonly hasMore: boolean;
}

/**
 * Merges the first page as the server has it now. Further loaded chats are kept when the page reaches down to the
 * newest loaded one: then it contains every change since. Otherwise they may be stale and are loaded again on
 * scrolling.
 */
export function withFirstPage(list: ChatList | undefined, prompt: string, read: readonly Chat[]): ChatList {
  const page = keptFrom(list?.chats ?? [], read);
  const hasMore = page.length >= CHATS_PAGE_SIZE;
  const newestLoaded = list?.chats[0];
  const last = page.at(-1);
  if (!list || !newestLoaded || !last || !hasMore || time(last) > time(newestLoaded))
    return { prompt, chats: sorted(page), hasMore };
  return { prompt, chats: united(list.chats, page), hasMore: list.chats.length > page.length ? list.hasMore : hasMore };
}

/** Appends the next page without duplicating chats that moved while it was read. */
export function withNextPage(list: ChatList, page: readonly Chat[]): ChatList {
  const chats = united(page, list.chats);
  // Otherwise a full page of known chats would be fetched endlessly.
  return { ...list, chats, hasMore: page.length >= CHATS_PAGE_SIZE && chats.length > list.chats.length };
}

/** Inserts or replaces a chat at its place: sorting all chats with each message is slow. */
export function withChat(list: ChatList, chat: Chat): ChatList {
  const others = list.chats.filter(({ id }) => id !== chat.id);
  const next = others.findIndex((other) => inOrder(chat, other) < 0);
  return { ...list, chats: others.toSpliced(next < 0 ? others.length : next, 0, chat) };
}

/** Whether a company's chat matches the list's search, by the server's rule. */
export function matchesPrompt({ prompt }: ChatList, company: string): boolean {
  return textKey(company).includes(textKey(prompt));
}

/** Returns the chat after a message. A late or repeated message is ignored: the chat already has a newer one. */
export function afterMessage(chat: Chat | ChatWithUser, message: Message, isSeen: boolean): Chat {
  const { id, updated_at } = chat;
  if (id !== null && updated_at !== null && Date.parse(updated_at) >= Date.parse(message.created_at))
    return { ...chat, id, updated_at };
  return {
    ...chat,
    id: message.chat_id,
    last_message: message.text,
    attachments: message.attachments.length,
    updated_at: message.created_at,
    seen: isSeen,
    // A server that does not name authors would take the name away with the next answer.
    ...(chat.last_user_id !== undefined && { last_user_id: message.user_id }),
  };
}

function united(first: readonly Chat[], second: readonly Chat[]): readonly Chat[] {
  return sorted([...new Map([...first, ...second].map((chat) => [chat.id, chat])).values()]);
}

function sorted(chats: readonly Chat[]): readonly Chat[] {
  return [...chats].sort(inOrder);
}

/** Newest first. */
function inOrder(a: Chat, b: Chat): number {
  return time(b) - time(a) || b.id - a.id;
}

function time({ updated_at }: Chat): number {
  return Date.parse(updated_at);
}
