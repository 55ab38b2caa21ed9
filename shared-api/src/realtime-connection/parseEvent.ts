import type { Chat, Message, Notice, PushEvents } from '../contract';
import type { MessageNews, RealtimeEvents } from '../realtime';

/**
 * Parsers of push payloads by event. `undefined` for a payload that is unreadable or was cut for its length: a push
 * must never break the page, and the caller emits a `gap` instead.
 */
export const eventParsers: { [Name in keyof PushEvents]: (payload: unknown) => RealtimeEvents[Name] | undefined } = {
  message: parseMessage,
  'message-updated': parseMessage,
  'message-deleted': parseDeletion,
  // The payload is not needed: the lists are fetched again.
  invitation: () => ({}),
  notice: parseNotice,
  'notices-read': parseNoticesRead,
  site: parseSite,
};

/** Takes `{message, chat?}`, or the bare message of the specification. */
function parseMessage(payload: unknown): MessageNews | undefined {
  if (isMessage(payload)) return { message: payload };
  if (!isObject(payload) || !isMessage(payload.message)) return undefined;
  return { message: payload.message, chat: isChat(payload.chat) ? payload.chat : undefined };
}

function parseDeletion(payload: unknown): RealtimeEvents['message-deleted'] | undefined {
  if (!isObject(payload)) return undefined;
  const { id, chat_id, chat } = payload;
  if (typeof id !== 'number' || typeof chat_id !== 'number') return undefined;
  return { id, chat_id, chat: isChat(chat) ? chat : undefined };
}

function parseNotice(payload: unknown): RealtimeEvents['notice'] | undefined {
  if (!isObject(payload) || typeof payload.unread_count !== 'number') return undefined;
  const { notice, unread_count } = payload;
  if (notice === null) return { unread_count };
  return isNotice(notice) ? { notice, unread_count } : undefined;
}

function parseNoticesRead(payload: unknown): RealtimeEvents['notices-read'] | undefined {
  if (!isObject(payload)) return undefined;
  const { up_to, ids, unread_count } = payload;
  if (typeof unread_count !== 'number') return undefined;
  if (typeof up_to === 'number') return { up_to, unread_count };
  if (Array.isArray(ids) && ids.every((id): id is number => typeof id === 'number')) return { ids, unread_count };
  return undefined;
}

const SITE_PARTS: readonly unknown[] = ['settings', 'event', 'news', 'content'] satisfies PushEvents['site']['what'][];

function parseSite(payload: unknown): RealtimeEvents['site'] | undefined {
  return isObject(payload) && SITE_PARTS.includes(payload.what) ? (payload as PushEvents['site']) : undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isMessage(value: unknown): value is Message {
  return (
    isObject(value) &&
    typeof value.id === 'number' &&
    typeof value.chat_id === 'number' &&
    typeof value.user_id === 'number' &&
    typeof value.text === 'string' &&
    typeof value.created_at === 'string' &&
    Array.isArray(value.attachments)
  );
}

function isChat(value: unknown): value is Chat {
  return (
    isObject(value) &&
    typeof value.id === 'number' &&
    typeof value.user_id === 'number' &&
    typeof value.company === 'string' &&
    typeof value.updated_at === 'string'
  );
}

function isNotice(value: unknown): value is Notice {
  return (
    isObject(value) &&
    typeof value.id === 'number' &&
    typeof value.kind === 'string' &&
    typeof value.at === 'string' &&
    typeof value.href === 'string'
  );
}
