import type { AppContext } from '../context.ts';
import type { Schema } from '../contract/types.ts';
import { badRequest } from '../http/httpError.ts';
import { participantOperation } from '../http/operation.ts';
import { findPartner, requireMayWrite } from './chatAccess.ts';
import { findChat } from './chatList.ts';
import { toMessage } from './messageView.ts';
import { findRepeated, storeMessage } from './storeMessage.ts';

/**
 * The push event `message`, on the private channels of both sides (the author's other tabs follow too).
 * `chat` is the chat as the channel's owner sees it. `message` is null when the event would be too long for the push service
 * (10 KB); `chat.last_message` is then empty too, and the client reads the chat again.
 */
export interface MessageEvent {
  message: Schema<'Message'> | null;
  chat: Schema<'Chat'>;
}

const EVENT_BYTES = 10_000;

export const sendMessage = participantOperation('sendMessage', async ({ body, viewer }, context) => {
  const { db, clock } = context;
  const text = body.text.trim();
  if (body.attachments.length > 0) throw badRequest('Вложения пока не принимаются.');
  if (text === '') throw badRequest('Сообщение не должно быть пустым.');

  const earlier = await findRepeated(db, viewer.id, body.client_id);
  if (earlier) return toMessage(earlier);
  const partner = await findPartner(db, viewer, body.user_id);
  requireMayWrite(viewer, partner);

  const stored = await storeMessage(db, { authorId: viewer.id, recipientId: partner.id, text, clientId: body.client_id, now: clock.now() });
  const saved = stored ?? (await findRepeated(db, viewer.id, body.client_id));
  if (!saved) throw new Error('A message was refused as repeated, but the first one is not there.');
  const message = toMessage(saved);
  if (stored) await announce(context, message, [partner.id, viewer.id]);
  return message;
});

async function announce({ db, push }: AppContext, message: Schema<'Message'>, userIds: number[]): Promise<void> {
  for (const userId of userIds) {
    const chat = await findChat(db, userId, message.chat_id);
    if (chat) push.trigger(`private-user-${userId}`, 'message', toEvent(message, chat));
  }
}

function toEvent(message: Schema<'Message'>, chat: Schema<'Chat'>): MessageEvent {
  const event = { message, chat };
  if (Buffer.byteLength(JSON.stringify(event)) <= EVENT_BYTES) return event;
  return { message: null, chat: { ...chat, last_message: '' } };
}
