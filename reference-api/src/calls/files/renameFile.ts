import { companyFiles } from '#platform/database/schema.ts';
import { badRequest, notFound } from '#platform/errors/httpError.ts';
import { userOperation } from '#platform/http/operation.ts';
import { ownFile, toCompanyFile } from './companyFile.ts';

export const renameFile = userOperation('renameFile', async ({ path, body, viewer }, { db }) => {
  const name = body.name.trim();
  if (name === '') throw badRequest('Название файла не должно быть пустым.');
  const [row] = await db.update(companyFiles).set({ name }).where(ownFile(path.id, viewer)).returning();
  if (!row) throw notFound('Файл не найден.');
  return toCompanyFile(row);
});
