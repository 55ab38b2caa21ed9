import { MESSAGES_PAGE_SIZE } from 'shared-api/chats';
import type { Message } from 'shared-api/contract';

/** What is loaded of one chat: a run of messages without gaps up to the newest, by id. */
export interface MessageHistory {
  readonly messages: readonly Message[];
  /** The server has older ones. */
  readonly hasOlder: boolean;
}

/** Adds messages that came by a push or as the answer to sending; one that is there already is replaced, never doubled. */
export function withMessages(history: MessageHistory, added: readonly Message[]): MessageHistory {
  return { ...history, messages: united(history.messages, added) };
}

/** Puts a changed message in its former one's place; one that is not loaded comes changed when it loads. */
export function withChangedMessage(history: MessageHistory, changed: Message): MessageHistory {
  if (!history.messages.some(({ id }) => id === changed.id)) return history;
  return { ...history, messages: history.messages.map((message) => (message.id === changed.id ? changed : message)) };
}

/** Without a message that was deleted. */
export function withoutMessage(history: MessageHistory, messageId: number): MessageHistory {
  const messages = history.messages.filter(({ id }) => id !== messageId);
  return messages.length === history.messages.length ? history : { ...history, messages };
}

/**
 * The newest messages as the server has them now. Loaded ones that lie before them stay when the two runs touch; after a gap
 * they go, and load again on scrolling. Those that a push brought while the pages were read stay too.
 */
export function withNewestPages(history: MessageHistory | undefined, pages: MessageHistory): MessageHistory {
  const [oldest] = pages.messages;
  const newest = pages.messages.at(-1);
  if (history === undefined || oldest === undefined || newest === undefined) return history ?? pages;

  const newer = history.messages.filter(({ id }) => id > newest.id);
  const older =
    pages.hasOlder && touches(history, pages.messages) ? history.messages.filter(({ id }) => id < oldest.id) : [];
  return {
    messages: [...older, ...pages.messages, ...newer],
    hasOlder: older.length > 0 ? history.hasOlder : pages.hasOlder,
  };
}

/** Whether the read pages reach down to what is loaded. */
export function touches(history: MessageHistory, messages: readonly Message[]): boolean {
  const [oldest] = messages;
  const newestLoaded = history.messages.at(-1);
  return oldest === undefined || newestLoaded === undefined || oldest.id <= newestLoaded.id;
}

/** The page before the message `before`; ignored when the history no longer begins there (the chat was left meanwhile). */
export function withOlderPage(history: MessageHistory, before: number, page: readonly Message[]): MessageHistory {
  if (history.messages[0]?.id !== before) return history;
  return { messages: united(page, history.messages), hasOlder: page.length >= MESSAGES_PAGE_SIZE };
}

/** Only the newest page: what stays of a chat that was left. */
export function withoutOlder(history: MessageHistory): MessageHistory {
  if (history.messages.length <= MESSAGES_PAGE_SIZE) return history;
  return { messages: history.messages.slice(-MESSAGES_PAGE_SIZE), hasOlder: true };
}

function united(first: readonly Message[], second: readonly Message[]): readonly Message[] {
  // Nearly always what comes is the newest: thousands are not put in order anew for it.
  const [only] = second;
  if (only && second.length === 1 && only.id > (first.at(-1)?.id ?? Infinity)) return [...first, only];
  const byId = new Map([...first, ...second].map((message) => [message.id, message]));
  return [...byId.values()].sort((a, b) => a.id - b.id);
}
