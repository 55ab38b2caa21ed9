import { conflict } from '#platform/errors/httpError.ts';
import { participantOperation } from '#platform/http/operation.ts';
import { withEvents } from '#platform/push/withEvents.ts';
import { findChatUser, requireMayWrite } from './chatAccess.ts';
import { messageEvents } from './chatEvents.ts';
import { requireAttachmentsOn } from './messageAttachments.ts';
import { cleanText, toMessage } from './messageRows.ts';
import { findRepeated, RepeatedMessage, storeMessage } from './storeMessage.ts';

export const sendMessage = participantOperation('sendMessage', async ({ body, viewer }, context) => {
  const { db, clock } = context;
  const text = cleanText(body.text, body.attachments.length > 0);
  const earlier = await findRepeated(db, viewer.id, body.client_id);
  if (earlier) return toMessage(db, earlier);
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
  try {
    return await withEvents(context, async (tx, tell) => {
      const message = await toMessage(tx, await storeMessage(tx, newMessage));
      tell(...(await messageEvents(tx, 'message', message, [user.id, viewer.id])));
      return message;
    });
  } catch (error) {
    const first = error instanceof RepeatedMessage ? await findRepeated(db, viewer.id, body.client_id) : undefined;
    if (first) return toMessage(db, first);
    if (error instanceof RepeatedMessage) throw conflict('Это сообщение уже было отправлено и удалено.');
    throw error;
  }
});
