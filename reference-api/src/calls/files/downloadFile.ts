import { eq } from 'drizzle-orm';
import { companyFiles } from '#platform/database/schema.ts';
import { notFound } from '#platform/errors/httpError.ts';
import { userOperation } from '#platform/http/operation.ts';
import { requireParticipant } from '../users/requireParticipant.ts';

export const downloadFile = userOperation('downloadFile', async ({ path, viewer }, { db, storage }) => {
  const [row] = await db.select().from(companyFiles).where(eq(companyFiles.id, path.id));
  if (!row) throw notFound('Файл не найден.');
  await requireParticipant(db, viewer, row.user_id);
  const file = await storage.find(row.stored_name);
  if (!file) throw notFound('Файла больше нет.');
  return { file, name: row.name, type: row.type };
});
