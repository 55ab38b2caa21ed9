import { and, eq } from 'drizzle-orm';
import { photos } from '#platform/database/schema.ts';
import { notFound } from '#platform/errors/httpError.ts';
import { userOperation } from '#platform/http/operation.ts';

export const deletePhoto = userOperation('deletePhoto', async ({ path, viewer }, { db, storage }) => {
  const [row] = await db
    .delete(photos)
    .where(and(eq(photos.id, path.id), eq(photos.user_id, viewer.id)))
    .returning();
  if (!row) throw notFound('Фотография не найдена.');
  await storage.remove(row.original_name, row.thumbnail_name);
  return { ok: true };
});
