import { MESSAGES_PAGE_SIZE } from 'shared-api/chats';
import type { Message } from 'shared-api/contract';
import { keptFrom } from './keptFrom';

/** What is loaded of one chat: a run of messages without gaps up to the newest, by id. */
export interface MessageHistory {
  readonly messages: readonly Message[];
  /** The server has older ones. */
  readonly hasOlder: boolean;
  /**
   * What pushes have told of messages, by id; `null`: it was deleted. Whatever comes later by a slower way, such as a page that was asked for
   * before or a push that was overtaken, is older news.
   */
  readonly told?: ReadonlyMap<number, Message | null>;
  /** Messages before this one may have been changed or deleted while no pushes came. Absent: all are as the server has them. */
  readonly freshFrom?: number;
}

/**
 * Adds messages that came by a push or as the answer to sending. One that is there already stays as it is: it may have been changed since.
 * One that lies before what is loaded comes when that is scrolled to.
 */
export function withMessages(history: MessageHistory, added: readonly Message[]): MessageHistory {
  const oldest = history.messages[0]?.id ?? 0;
  const newest = history.messages.at(-1)?.id ?? 0;
  const isKnown = (id: number) => id <= newest && history.messages.some((message) => message.id === id);
  const missing = upToDate(history, added).filter(({ id }) => !(history.hasOlder && id < oldest) && !isKnown(id));
  return missing.length === 0 ? history : { ...history, messages: united(history.messages, missing) };
}

/** Puts a changed message in its former one's place, unless that is the later version; one that is not loaded comes changed when it loads. */
export function withChangedMessage(history: MessageHistory, changed: Message): MessageHistory {
  const told = history.told?.get(changed.id);
  const loaded = history.messages.find(({ id }) => id === changed.id);
  if (told === null || isOlder(changed, told) || isOlder(changed, loaded)) return history;
  return {
    ...history,
    messages: history.messages.map((message) => (message.id === changed.id ? changed : message)),
    told: new Map(history.told).set(changed.id, changed),
  };
}

/** Without a message that was deleted. */
export function withoutMessage(history: MessageHistory, messageId: number): MessageHistory {
  return {
    ...history,
    messages: history.messages.filter(({ id }) => id !== messageId),
    told: new Map(history.told).set(messageId, null),
  };
}

/** With a message again whose deletion the server has refused. */
export function withRestoredMessage(history: MessageHistory, message: Message): MessageHistory {
  const told = new Map(history.told);
  told.delete(message.id);
  return withMessages({ ...history, told }, [message]);
}

/** After a time without pushes: what is loaded may have changed meanwhile, and later changes than those told may have been missed. */
export function outdated(history: MessageHistory): MessageHistory {
  const deleted = [...(history.told ?? [])].filter(([, told]) => told === null);
  return { ...history, told: new Map(deleted), freshFrom: Infinity };
}

/**
 * The newest messages as the server has them now. Loaded ones that lie before them stay when the two runs touch; after a gap
 * they go, and load again on scrolling. Those that a push brought while the pages were read stay too.
 * @param before what was loaded when the reading began: what the server does not have of it any more was deleted
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
    ...(history.told && { told: history.told }),
    ...(freshFrom !== undefined && { freshFrom }),
  };
}

/** A page of loaded messages as the server has them now, those before `freshFrom`; ignored when it does not begin there any more. */
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

/** Whether the read pages reach down to what is loaded. */
export function touches(history: MessageHistory, messages: readonly Message[]): boolean {
  const [oldest] = messages;
  const newestLoaded = history.messages.at(-1);
  return oldest === undefined || newestLoaded === undefined || oldest.id <= newestLoaded.id;
}

/** The page before the message `before`; ignored when the history no longer begins there (the chat was left meanwhile). */
export function withOlderPage(history: MessageHistory, before: number, page: readonly Message[]): MessageHistory {
  if (history.messages[0]?.id !== before) return history;
  return {
    ...history,
    messages: united(upToDate(history, page), history.messages),
    hasOlder: page.length >= MESSAGES_PAGE_SIZE,
  };
}

/** Only the newest page: what stays of a chat that was left. */
export function withoutOlder(history: MessageHistory): MessageHistory {
  if (history.messages.length <= MESSAGES_PAGE_SIZE) return history;
  const messages = history.messages.slice(-MESSAGES_PAGE_SIZE);
  const { freshFrom, ...rest } = history;
  const isPartOld = freshFrom !== undefined && freshFrom > (messages[0]?.id ?? 0);
  return { ...rest, messages, hasOlder: true, ...(isPartOld && { freshFrom }) };
}

/** Messages as pushes have told of them since. */
function upToDate({ told }: MessageHistory, messages: readonly Message[]): readonly Message[] {
  if (!told || told.size === 0) return messages;
  return messages.flatMap((message) => {
    const known = told.get(message.id);
    if (known === null) return [];
    return [known === undefined || isOlder(known, message) ? message : known];
  });
}

/** By the server's count. Where it does not count, what comes later is taken for later. */
function isOlder({ revision = 0 }: Message, than: Message | undefined): boolean {
  return revision < (than?.revision ?? 0);
}

function united(first: readonly Message[], second: readonly Message[]): readonly Message[] {
  // Nearly always what comes is the newest: thousands are not put in order anew for it.
  const [only] = second;
  if (only && second.length === 1 && only.id > (first.at(-1)?.id ?? Infinity)) return [...first, only];
  const byId = new Map([...first, ...second].map((message) => [message.id, message]));
  return [...byId.values()].sort((a, b) => a.id - b.id);
}
