import type { Schema } from '#platform/contract/types.ts';
import type { Database } from '#platform/database/database.ts';
import { userChannel } from '#platform/push/channelData.ts';
import type { PushEvent } from '#platform/push/withEvents.ts';
import { findChat, findChatsOfMany } from './chatList.ts';
import type { DeliveredMessage } from './deliverBatch.ts';
import { toMessages } from './messageRows.ts';
import type { StoredMessage } from './storeMessage.ts';

const EVENT_BYTES = 10_000;
const LAST_MESSAGE_LENGTH = 1000;

/** Push events about a new message, one per participant. */
export function newMessageEvents({ message, chats }: StoredMessage): PushEvent[] {
  return [...chats].map(([userId, chat]) => ({
    channel: userChannel(userId),
    event: 'message',
    data: toMessageEvent(message, chat),
  }));
}

/** Push events about an edited message or the last one of a mailing, one per user. */
export async function messageEvents(
  tx: Database,
  event: 'message' | 'message-updated',
  message: Schema<'Message'>,
  userIds: number[],
): Promise<PushEvent[]> {
  const events: PushEvent[] = [];
  for (const userId of userIds) {
    const chat = await findChat(tx, userId, message.chat_id);
    if (chat) events.push({ channel: userChannel(userId), event, data: toMessageEvent(message, chat) });
  }
  return events;
}

/** Push events for one batch of a mailing. Its author gets an event for the last message only, which is enough to reload their chats. */
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
      events.push({ channel: userChannel(recipientId), event: 'message', data: toMessageEvent(message, chat) });
  }
  const last = messages.at(-1);
  return last ? [...events, ...(await messageEvents(tx, 'message', last, [authorId]))] : events;
}

/** Push events about a deleted message, one per user. */
export async function deletionEvents(
  tx: Database,
  { id, chat_id }: { id: number; chat_id: number },
  userIds: number[],
): Promise<PushEvent[]> {
  const events: PushEvent[] = [];
  for (const userId of userIds) {
    const chat = await findChat(tx, userId, chat_id);
    if (!chat) continue;
    const last_message = [...chat.last_message].slice(0, LAST_MESSAGE_LENGTH).join('');
    const data = { id, chat_id, chat: { ...chat, last_message } };
    events.push({ channel: userChannel(userId), event: 'message-deleted', data });
  }
  return events;
}

/** Keeps the event within the push service's size limit: a client that receives null reloads the chat. */
function toMessageEvent(message: Schema<'Message'>, chat: Schema<'Chat'>): Schema<'MessageEvent'> {
  const event = { message, chat };
  if (Buffer.byteLength(JSON.stringify(event)) <= EVENT_BYTES) return event;
  return { message: null, chat: { ...chat, last_message: '' } };
}
