import type { Schema } from '../contract/types.ts';
import type { Database } from '../db/database.ts';
import type { PushEvent } from '../push/pushService.ts';
import { findChat, findChatsOfMany } from './chatList.ts';
import type { DeliveredMessage } from './deliverBatch.ts';
import { toMessages } from './messageView.ts';

type Chat = Schema<'Chat'>;

/**
 * The push events `message` and `message-updated`, on the private channels of both sides (the author's other tabs follow too).
 * `chat` is the chat as the channel's owner sees it. `message` is null when the event would be too long for the push service
 * (10 KB); `chat.last_message` is then empty too, and the client reads the chat again.
 */
export interface MessageEvent {
  message: Schema<'Message'> | null;
  chat: Chat;
}

/** The push event `message-deleted`, on the same channels; of a long last message `chat` has the beginning only. */
export interface MessageDeletedEvent {
  id: number;
  chat_id: number;
  chat: Chat;
}

const EVENT_BYTES = 10_000;
const LAST_MESSAGE_LENGTH = 1000;

/** What tells users of a message that is new or has another text. */
export async function messageEvents(
  tx: Database,
  event: 'message' | 'message-updated',
  message: Schema<'Message'>,
  userIds: number[],
): Promise<PushEvent[]> {
  const events: PushEvent[] = [];
  for (const userId of userIds) {
    const chat = await findChat(tx, userId, message.chat_id);
    if (chat) events.push({ channel: channelOf(userId), event, data: toMessageEvent(message, chat) });
  }
  return events;
}

/** What tells the recipients of a part of a mailing; its author is told of the last message only, which is enough to read his chats again. */
export async function mailingEvents(
  tx: Database,
  authorId: number,
  delivered: DeliveredMessage[],
): Promise<PushEvent[]> {
  const events: PushEvent[] = [];
  const messages = await toMessages(
    tx,
    delivered.map(({ row }) => row),
  );
  const chats = await findChatsOfMany(
    tx,
    delivered.map(({ recipientId }) => recipientId),
    authorId,
  );
  for (const [index, { recipientId }] of delivered.entries()) {
    const [message, chat] = [messages[index], chats.get(recipientId)];
    if (message && chat)
      events.push({ channel: channelOf(recipientId), event: 'message', data: toMessageEvent(message, chat) });
  }
  const last = messages.at(-1);
  return last ? [...events, ...(await messageEvents(tx, 'message', last, [authorId]))] : events;
}

/** What tells users of a message that is not there any more. */
export async function deletionEvents(
  tx: Database,
  { id, chat_id }: { id: number; chat_id: number },
  userIds: number[],
): Promise<PushEvent[]> {
  const events: PushEvent[] = [];
  for (const userId of userIds) {
    const chat = await findChat(tx, userId, chat_id);
    if (!chat) continue;
    const data: MessageDeletedEvent = {
      id,
      chat_id,
      chat: { ...chat, last_message: [...chat.last_message].slice(0, LAST_MESSAGE_LENGTH).join('') },
    };
    events.push({ channel: channelOf(userId), event: 'message-deleted', data });
  }
  return events;
}

const channelOf = (userId: number) => `private-user-${userId}`;

/** The data of `message` and `message-updated`, short enough for the push service. */
function toMessageEvent(message: Schema<'Message'>, chat: Chat): MessageEvent {
  const event = { message, chat };
  if (Buffer.byteLength(JSON.stringify(event)) <= EVENT_BYTES) return event;
  return { message: null, chat: { ...chat, last_message: '' } };
}
