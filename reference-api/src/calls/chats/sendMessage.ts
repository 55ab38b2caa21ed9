import { conflict, HttpError } from '#platform/errors/httpError.ts';
import { participantOperation } from '#platform/http/operation.ts';
import { withEvents } from '#platform/push/withEvents.ts';
import { queueMessagePush } from '../notices/queuePush.ts';
import { findChatUser, requireMayWrite } from './chatAccess.ts';
import { newMessageEvents } from './chatEvents.ts';
import { requireAttachmentsOn } from './messageAttachments.ts';
import { cleanText, toMessage } from './messageRows.ts';
import { findRepeated, RepeatedMessage, storeMessage } from './storeMessage.ts';

export const sendMessage = participantOperation('sendMessage', async ({ body, viewer }, context) => {
  const { db, clock } = context;
  const text = cleanText(body.text, body.attachments.length > 0);
  try {
    await requireAttachmentsOn(context, body.attachments);
    const user = await findChatUser(db, viewer, body.user_id);
    requireMayWrite(viewer, user);
    const newMessage = {
      authorId: viewer.id,
      recipientId: user.id,
      text,
      attachmentIds: body.attachments,
      clientId: body.client_id,
      clock,
    };
    return await withEvents(context, async (tx, tell) => {
      const stored = await storeMessage(tx, newMessage);
      if (context.webPush) await queueMessagePush(tx, stored.message.id, user.id, clock.now());
      tell(...newMessageEvents(stored));
      return stored.message;
    });
  } catch (error) {
    if (!(error instanceof RepeatedMessage) && !(error instanceof HttpError)) throw error;
    // A repeat gets the answer of the first request, even if it would be refused now. Only failures pay for the search.
    const first = await findRepeated(db, viewer.id, body.client_id);
    if (first) return toMessage(db, first);
    if (error instanceof RepeatedMessage) throw conflict('Это сообщение уже было отправлено и удалено.');
    throw error;
  }
});
