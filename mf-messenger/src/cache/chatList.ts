import { CHATS_PAGE_SIZE } from 'shared-api/chats';
import type { Chat, ChatWithUser, Message } from 'shared-api/contract';
import { keptFrom } from './keptFrom';

/** What is loaded of the chats whose company matches `prompt`: newest first. */
export interface ChatList {
  readonly prompt: string;
  readonly chats: readonly Chat[];
  /** The server has more. */
  readonly hasMore: boolean;
}

/**
 * The first page as the server has it now. Further loaded chats stay when the page reaches down to what was loaded: then
 * everything that changed since stands in the page. Otherwise they may be outdated and load again on scrolling.
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

/** The next page; chats that moved while it was read are not doubled. */
export function withNextPage(list: ChatList, page: readonly Chat[]): ChatList {
  const chats = united(page, list.chats);
  // A full page of chats that are all loaded brings nothing more by being asked for again.
  return { ...list, chats, hasMore: page.length >= CHATS_PAGE_SIZE && chats.length > list.chats.length };
}

/** Puts a chat into the list, or in place of its former state. Not all are sorted anew: with each message this happens once. */
export function withChat(list: ChatList, chat: Chat): ChatList {
  const others = list.chats.filter(({ id }) => id !== chat.id);
  const next = others.findIndex((other) => inOrder(chat, other) < 0);
  return { ...list, chats: others.toSpliced(next < 0 ? others.length : next, 0, chat) };
}

/** Whether a company's chat belongs into a list: the server's rule of the search. */
export function matchesPrompt({ prompt }: ChatList, company: string): boolean {
  return company.toLocaleLowerCase('ru').includes(prompt.toLocaleLowerCase('ru'));
}

/** A chat after one more message. A message that came late or twice changes nothing: the chat knows a newer one. */
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
