import { participantOperation } from '../http/operation.ts';
import { findPartner, requireMayWrite } from './chatAccess.ts';
import { announceMessage } from './chatEvents.ts';
import { requireAttachmentsOn } from './messageAttachments.ts';
import { cleanText } from './messageText.ts';
import { toMessage } from './messageView.ts';
import { findRepeated, storeMessage } from './storeMessage.ts';

export const sendMessage = participantOperation('sendMessage', async ({ body, viewer }, context) => {
  const { db, clock } = context;
  const text = cleanText(body.text, body.attachments.length > 0);
  const earlier = await findRepeated(db, viewer.id, body.client_id);
  if (earlier) return toMessage(db, earlier);
  await requireAttachmentsOn(context, body.attachments);
  const partner = await findPartner(db, viewer, body.user_id);
  requireMayWrite(viewer, partner);

  const draft = { authorId: viewer.id, recipientId: partner.id, text, attachmentIds: body.attachments, clientId: body.client_id, clock };
  const stored = await storeMessage(db, draft);
  const saved = stored ?? (await findRepeated(db, viewer.id, body.client_id));
  if (!saved) throw new Error('A message was refused as repeated, but the first one is not there.');
  const message = await toMessage(db, saved);
  if (stored) await announceMessage(context, 'message', message, [partner.id, viewer.id]);
  return message;
});
