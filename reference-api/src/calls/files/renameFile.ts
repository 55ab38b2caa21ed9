import { storedFileName } from 'shared-api/text';
import { companyFiles } from '#platform/database/schema.ts';
import { badRequest, notFound } from '#platform/errors/httpError.ts';
import { userOperation } from '#platform/http/operation.ts';
import { fitsType } from '#platform/storage/detectType.ts';
import { ownFile, toCompanyFile } from './companyFile.ts';

export const renameFile = userOperation(
  'renameFile',
  async ({ path, body, viewer }, { db }) => {
    const name = body.name.trim();
    if (name === '') throw badRequest('Название файла не должно быть пустым.');
    const [file] = await db.select({ type: companyFiles.type }).from(companyFiles).where(ownFile(path.id, viewer));
    if (!file) throw notFound('Файл не найден.');
    if (!fitsType(name, file.type)) throw badRequest('Расширение в названии должно подходить к содержимому файла.');
    const [row] = await db.update(companyFiles).set({ name }).where(ownFile(path.id, viewer)).returning();
    if (!row) throw notFound('Файл не найден.');
    return toCompanyFile(row);
  },
  { textForm: storedFileName },
);
