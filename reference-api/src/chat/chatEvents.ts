import type { AppContext } from '../context.ts';
import type { Schema } from '../contract/types.ts';
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

/** Tells users of a message that is new or has another text. */
export async function announceMessage({ db, push }: AppContext, event: 'message' | 'message-updated', message: Schema<'Message'>, userIds: number[]): Promise<void> {
  for (const userId of userIds) {
    const chat = await findChat(db, userId, message.chat_id);
    if (chat) push.trigger(`private-user-${userId}`, event, toMessageEvent(message, chat));
  }
}

/** Tells the recipients of a part of a mailing; its author is told of the last message only, which is enough to read his chats again. */
export async function announceMailing(context: AppContext, authorId: number, delivered: DeliveredMessage[]): Promise<void> {
  const { db, push } = context;
  const messages = await toMessages(db, delivered.map(({ row }) => row));
  const chats = await findChatsOfMany(db, delivered.map(({ recipientId }) => recipientId), authorId);
  for (const [index, { recipientId }] of delivered.entries()) {
    const [message, chat] = [messages[index], chats.get(recipientId)];
    if (message && chat) push.trigger(`private-user-${recipientId}`, 'message', toMessageEvent(message, chat));
  }
  const last = messages.at(-1);
  if (last) await announceMessage(context, 'message', last, [authorId]);
}

/** Tells users of a message that is not there any more. */
export async function announceDeletion({ db, push }: AppContext, { id, chat_id }: { id: number; chat_id: number }, userIds: number[]): Promise<void> {
  for (const userId of userIds) {
    const chat = await findChat(db, userId, chat_id);
    if (!chat) continue;
    const event: MessageDeletedEvent = { id, chat_id, chat: { ...chat, last_message: [...chat.last_message].slice(0, LAST_MESSAGE_LENGTH).join('') } };
    push.trigger(`private-user-${userId}`, 'message-deleted', event);
  }
}

/** The data of `message` and `message-updated`, short enough for the push service. */
function toMessageEvent(message: Schema<'Message'>, chat: Chat): MessageEvent {
  const event = { message, chat };
  if (Buffer.byteLength(JSON.stringify(event)) <= EVENT_BYTES) return event;
  return { message: null, chat: { ...chat, last_message: '' } };
}
