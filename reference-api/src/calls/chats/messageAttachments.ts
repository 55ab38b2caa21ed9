import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Schema } from '#platform/contract/types.ts';
import type { Database } from '#platform/database/database.ts';
import { attachments, messageAttachments } from '#platform/database/schema.ts';
import { badRequest, forbidden } from '#platform/errors/httpError.ts';
import type { AppContext } from '#platform/http/context.ts';
import { toAttachment } from '../attachments/attachmentView.ts';
import { readSettings } from '../settings/readSettings.ts';

/** @throws HttpError 403 when a message has attachments and they are switched off */
export async function requireAttachmentsOn({ db, settings }: AppContext, ids: number[]): Promise<void> {
  if (ids.length > 0 && !(await readSettings(db, settings)).attachments_status)
    throw forbidden('Вложения сейчас отключены.');
}

/**
 * Takes an author's uploaded attachments for what they send; from then on they cannot go out again.
 * @throws HttpError 400 when one is not there, not theirs or already sent
 */
export async function claimAttachments(tx: Database, authorId: number, ids: number[], now: Date): Promise<void> {
  // Postgres integers end at 2^31; a larger number is nobody's id.
  const wanted = [...new Set(ids)];
  const known = wanted.filter((id) => Math.abs(id) < 2 ** 31);
  const claimed = await tx
    .update(attachments)
    .set({ sent_at: now })
    .where(
      and(
        inArray(attachments.id, known),
        eq(attachments.user_id, authorId),
        eq(attachments.is_deleted, false),
        isNull(attachments.sent_at),
      ),
    )
    .returning({ id: attachments.id });
  if (claimed.length !== wanted.length)
    throw badRequest('Вложение не найдено или уже отправлено. Загрузите файл снова.');
}

/** Whether a message carries anything besides its text. */
export async function hasAttachments(db: Database, messageId: number): Promise<boolean> {
  const [link] = await db
    .select({ id: messageAttachments.attachment_id })
    .from(messageAttachments)
    .where(eq(messageAttachments.message_id, messageId))
    .limit(1);
  return link !== undefined;
}

/** The attachments of messages, by message, with one query for all of them. */
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
