import { and, eq, exists, or, sql } from 'drizzle-orm';
import { attachments, chatSides, messageAttachments, messages } from '#platform/database/schema.ts';
import { notFound } from '#platform/errors/httpError.ts';
import { participantOperation } from '#platform/http/operation.ts';

export const downloadAttachment = participantOperation(
  'downloadAttachment',
  async ({ path, viewer }, { db, storage }) => {
    const inOwnChat = db
      .select({ one: sql`1` })
      .from(messageAttachments)
      .innerJoin(messages, eq(messages.id, messageAttachments.message_id))
      .innerJoin(chatSides, and(eq(chatSides.chat_id, messages.chat_id), eq(chatSides.user_id, viewer.id)))
      .where(eq(messageAttachments.attachment_id, path.id));
    const [attachment] = await db
      .select()
      .from(attachments)
      .where(
        and(
          eq(attachments.id, path.id),
          eq(attachments.is_deleted, false),
          or(eq(attachments.user_id, viewer.id), exists(inOwnChat)),
        ),
      );
    if (!attachment) throw notFound('Файл не найден.');
    const file = await storage.find(attachment.stored_name);
    if (file) return { file, name: attachment.name, type: attachment.type };
    // The file was removed by hand, so the chat shows it as deleted from now on.
    await db.update(attachments).set({ is_deleted: true }).where(eq(attachments.id, attachment.id));
    throw notFound('Файл удалён.');
  },
);
