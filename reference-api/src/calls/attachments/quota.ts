import { and, eq, sum } from 'drizzle-orm';
import { lockUsers, type Database } from '#platform/database/database.ts';
import { attachments } from '#platform/database/schema.ts';
import { conflict } from '#platform/errors/httpError.ts';

/**
 * Simultaneous uploads of one user pass here one after the other: each sees the attachments of those before it.
 * @throws HttpError 409 when an attachment does not fit what its uploader may keep, unsent ones and those of deleted messages included
 * until a sweep takes them
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
