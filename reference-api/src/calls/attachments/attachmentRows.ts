import { and, eq, sum } from 'drizzle-orm';
import { storedFileName } from 'shared-api/text';
import type { Schema } from '#platform/contract/types.ts';
import { lockUsers, type Database } from '#platform/database/database.ts';
import { attachments } from '#platform/database/schema.ts';
import { conflict } from '#platform/errors/httpError.ts';

export function toAttachment({
  id,
  name,
  size,
  is_deleted,
}: Pick<typeof attachments.$inferSelect, 'id' | 'name' | 'size' | 'is_deleted'>): Schema<'Attachment'> {
  return { id, url: `/api/attachments/${id}/download`, filename: storedFileName(name), filesize: size, is_deleted };
}

/**
 * Serialises concurrent uploads of one user, so that each counts the attachments before it.
 * @throws HttpError 409 when the attachment exceeds its uploader's quota; unsent attachments and those of deleted messages count until a
 * sweep deletes them
 */
export async function requireQuota(tx: Database, userId: number, size: number, limit: number): Promise<void> {
  await lockUsers(tx, [userId]);
  const [used] = await tx
    .select({ bytes: sum(attachments.size) })
    .from(attachments)
    .where(and(eq(attachments.user_id, userId), eq(attachments.is_deleted, false)));
  if (Number(used?.bytes ?? 0) + size > limit)
    throw conflict(
      'Для вложений не осталось места. Удалите сообщения с большими файлами: место освободится через сутки.',
    );
}
