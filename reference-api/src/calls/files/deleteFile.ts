import { companyFiles } from '#platform/database/schema.ts';
import { notFound } from '#platform/errors/httpError.ts';
import { userOperation } from '#platform/http/operation.ts';
import { ownFile } from './companyFile.ts';

export const deleteFile = userOperation('deleteFile', async ({ path, viewer }, { db, storage }) => {
  const [row] = await db.delete(companyFiles).where(ownFile(path.id, viewer)).returning();
  if (!row) throw notFound('Файл не найден.');
  await storage.remove(row.stored_name);
  return { ok: true };
});
