import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Schema } from '#platform/contract/types.ts';
import type { Database } from '#platform/database/database.ts';
import { attachments, messageAttachments } from '#platform/database/schema.ts';
import { badRequest, forbidden } from '#platform/errors/httpError.ts';
import type { AppContext } from '#platform/http/context.ts';
import { toAttachment } from '../attachments/attachmentRows.ts';
import { readSettings } from '../settings/readSettings.ts';

/** @throws HttpError 403 when a message has attachments and they are switched off */
export async function requireAttachmentsOn({ db, settings }: AppContext, ids: number[]): Promise<void> {
  if (ids.length > 0 && !(await readSettings(db, settings)).attachments_status)
    throw forbidden('Вложения сейчас отключены.');
}

/**
 * Marks an author's uploads as sent, so that they cannot be sent again.
 * @throws HttpError 400 when an attachment does not exist, belongs to another user or is already sent
 */
export async function claimAttachments(tx: Database, authorId: number, ids: number[], now: Date): Promise<void> {
  // PostgreSQL integers end at 2^31, so larger ids cannot exist.
  const wanted = [...new Set(ids)];
  const validIds = wanted.filter((id) => Math.abs(id) < 2 ** 31);
  const claimed = await tx
    .update(attachments)
    .set({ sent_at: now })
    .where(
      and(
        inArray(attachments.id, validIds),
        eq(attachments.user_id, authorId),
        eq(attachments.is_deleted, false),
        isNull(attachments.sent_at),
      ),
    )
    .returning({ id: attachments.id });
  if (claimed.length !== wanted.length)
    throw badRequest('Вложение не найдено или уже отправлено. Загрузите файл снова.');
}

export async function hasAttachments(db: Database, messageId: number): Promise<boolean> {
  const [link] = await db
    .select({ id: messageAttachments.attachment_id })
    .from(messageAttachments)
    .where(eq(messageAttachments.message_id, messageId))
    .limit(1);
  return link !== undefined;
}

/** Loads the attachments of many messages in one query, by message id. */
export async function attachmentsOf(db: Database, messageIds: number[]): Promise<Map<number, Schema<'Attachment'>[]>> {
  const byMessage = new Map<number, Schema<'Attachment'>[]>();
  if (messageIds.length === 0) return byMessage;
  const rows = await db
    .select({
      message_id: messageAttachments.message_id,
      id: attachments.id,
      name: attachments.name,
      size: attachments.size,
      is_deleted: attachments.is_deleted,
    })
    .from(messageAttachments)
    .innerJoin(attachments, eq(attachments.id, messageAttachments.attachment_id))
    .where(inArray(messageAttachments.message_id, messageIds))
    .orderBy(attachments.id);
  for (const row of rows) byMessage.set(row.message_id, [...(byMessage.get(row.message_id) ?? []), toAttachment(row)]);
  return byMessage;
}
