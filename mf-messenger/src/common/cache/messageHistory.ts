import { MESSAGES_PAGE_SIZE } from 'shared-api/chats';
import type { Message } from 'shared-api/contract';
import { keptFrom } from './keptFrom';

/** The loaded messages of one chat: a run without gaps up to the newest, sorted by id. */
export interface MessageHistory {
  readonly messages: readonly Message[];
  readonly hasOlder: boolean;
  /**
   * Latest pushed state of messages by id; `null` after a deletion. It outranks slower sources, such as a page
   * requested earlier or a push that was overtaken.
   */
  readonly pushed?: ReadonlyMap<number, Message | null>;
  /** Messages before this id may have been changed or deleted while no pushes arrived. Absent when all are current. */
  readonly freshFrom?: number;
}

/**
 * Adds pushed or sent messages. A loaded message is not replaced, since it may have been changed since. Messages before
 * the loaded run are skipped: scrolling loads them.
 */
export function withMessages(history: MessageHistory, added: readonly Message[]): MessageHistory {
  const oldest = history.messages[0]?.id ?? 0;
  const newest = history.messages.at(-1)?.id ?? 0;
  const isLoaded = (id: number) => id <= newest && history.messages.some((message) => message.id === id);
  const missing = upToDate(history, added).filter(({ id }) => !(history.hasOlder && id < oldest) && !isLoaded(id));
  return missing.length === 0 ? history : { ...history, messages: united(history.messages, missing) };
}

/**
 * Replaces a message unless the loaded revision is later. A message that is not loaded yet is remembered until its page
 * loads.
 */
export function withChangedMessage(history: MessageHistory, changed: Message): MessageHistory {
  const pushed = history.pushed?.get(changed.id);
  const loaded = history.messages.find(({ id }) => id === changed.id);
  if (pushed === null || isOlder(changed, pushed) || isOlder(changed, loaded)) return history;
  return {
    ...history,
    messages: history.messages.map((message) => (message.id === changed.id ? changed : message)),
    pushed: new Map(history.pushed).set(changed.id, changed),
  };
}

/** Removes a deleted message. */
export function withoutMessage(history: MessageHistory, messageId: number): MessageHistory {
  return {
    ...history,
    messages: history.messages.filter(({ id }) => id !== messageId),
    pushed: new Map(history.pushed).set(messageId, null),
  };
}

/** Restores a message whose deletion the server refused. */
export function withRestoredMessage(history: MessageHistory, message: Message): MessageHistory {
  const pushed = new Map(history.pushed);
  pushed.delete(message.id);
  return withMessages({ ...history, pushed }, [message]);
}

/**
 * Marks the history as possibly stale after a time without pushes. Pushed changes are forgotten, since later ones may
 * have been missed; deletions are final.
 */
export function outdated(history: MessageHistory): MessageHistory {
  const deleted = [...(history.pushed ?? [])].filter(([, pushed]) => pushed === null);
  return { ...history, pushed: new Map(deleted), freshFrom: Infinity };
}

/**
 * Merges the newest messages as the server has them now. Older loaded messages are kept when the two runs overlap;
 * after a gap they are dropped and loaded again on scrolling. Messages pushed during the request are kept.
 * @param before the history when the request began: messages in it that the server no longer returns were deleted
 */
export function withNewestPages(
  history: MessageHistory | undefined,
  pages: MessageHistory,
  before: MessageHistory | undefined = history,
): MessageHistory {
  if (history === undefined) return pages;
  const [oldest] = pages.messages;
  const newestId = pages.messages.at(-1)?.id ?? 0;
  const former = new Set(before?.messages.map(({ id }) => id));

  const newer = history.messages.filter(({ id }) => id > newestId && !former.has(id));
  const older =
    oldest && pages.hasOlder && touches(history, pages.messages)
      ? history.messages.filter(({ id }) => id < oldest.id)
      : [];
  const freshFrom =
    oldest && older.length > 0 && history.freshFrom !== undefined ? Math.min(history.freshFrom, oldest.id) : undefined;
  return {
    messages: [...older, ...keptFrom(history.messages, upToDate(history, pages.messages)), ...newer],
    hasOlder: older.length > 0 ? history.hasOlder : pages.hasOlder,
    ...(history.pushed && { pushed: history.pushed }),
    ...(freshFrom !== undefined && { freshFrom }),
  };
}

/**
 * Replaces the loaded messages before `freshFrom` by a page from the server; ignored when `freshFrom` has changed
 * since.
 */
export function withRereadPage(history: MessageHistory, before: number, page: readonly Message[]): MessageHistory {
  if (history.freshFrom !== before) return history;
  const oldestRead = page.length < MESSAGES_PAGE_SIZE ? 0 : (page[0]?.id ?? 0);
  const older = history.messages.filter(({ id }) => id < oldestRead);
  const fresh = history.messages.filter(({ id }) => id >= before);
  const { freshFrom: _, ...rest } = history;
  return {
    ...rest,
    messages: [...older, ...keptFrom(history.messages, upToDate(history, page)), ...fresh],
    hasOlder: oldestRead > 0 && (history.hasOlder || oldestRead < (history.messages[0]?.id ?? 0)),
    ...(older.length > 0 && { freshFrom: oldestRead }),
  };
}

/** Whether the pages overlap the loaded messages. */
export function touches(history: MessageHistory, messages: readonly Message[]): boolean {
  const [oldest] = messages;
  const newestLoaded = history.messages.at(-1);
  return oldest === undefined || newestLoaded === undefined || oldest.id <= newestLoaded.id;
}

/**
 * Prepends the page before the message `before`; ignored when the history no longer begins there, because the chat was
 * left meanwhile.
 */
export function withOlderPage(history: MessageHistory, before: number, page: readonly Message[]): MessageHistory {
  if (history.messages[0]?.id !== before) return history;
  return {
    ...history,
    messages: united(upToDate(history, page), history.messages),
    hasOlder: page.length >= MESSAGES_PAGE_SIZE,
  };
}

/** Keeps the newest page only, for a chat that was left. */
export function withoutOlder(history: MessageHistory): MessageHistory {
  if (history.messages.length <= MESSAGES_PAGE_SIZE) return history;
  const messages = history.messages.slice(-MESSAGES_PAGE_SIZE);
  const { freshFrom, ...rest } = history;
  const isPartOld = freshFrom !== undefined && freshFrom > (messages[0]?.id ?? 0);
  return { ...rest, messages, hasOlder: true, ...(isPartOld && { freshFrom }) };
}

/** Applies the changes and deletions that pushes have announced since. */
function upToDate({ pushed }: MessageHistory, messages: readonly Message[]): readonly Message[] {
  if (!pushed || pushed.size === 0) return messages;
  return messages.flatMap((message) => {
    const latest = pushed.get(message.id);
    if (latest === null) return [];
    return [latest === undefined || isOlder(latest, message) ? message : latest];
  });
}

/** Compares by the server's revision; without revisions the message that arrives later wins. */
function isOlder({ revision = 0 }: Message, than: Message | undefined): boolean {
  return revision < (than?.revision ?? 0);
}

function united(first: readonly Message[], second: readonly Message[]): readonly Message[] {
  // Usually one newest message is added: appending it avoids sorting thousands.
  const [only] = second;
  if (only && second.length === 1 && only.id > (first.at(-1)?.id ?? Infinity)) return [...first, only];
  const byId = new Map([...first, ...second].map((message) => [message.id, message]));
  return [...byId.values()].sort((a, b) => a.id - b.id);
}
