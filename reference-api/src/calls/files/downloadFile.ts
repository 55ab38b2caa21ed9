import { access } from 'node:fs/promises';
import { companyFiles } from '#platform/database/schema.ts';
import { badRequest, notFound } from '#platform/errors/httpError.ts';
import { userOperation } from '#platform/http/operation.ts';
import type { Viewer } from '#platform/sessions/sessions.ts';
import { and, desc, eq } from 'drizzle-orm';
import { requireParticipant } from '../users/requireParticipant.ts';
import { toCompanyFile } from './companyFile.ts';

export const getFiles = userOperation('getFiles', async ({ query, viewer }, { db }) => {
  const owner = await requireParticipant(db, viewer, query.user_id);
  const rows = await db
    .select()
    .from(companyFiles)
    .where(eq(companyFiles.user_id, owner))
    .orderBy(desc(companyFiles.id));
  return { files: rows.map(toCompanyFile) };
});

export const renameFile = userOperation('renameFile', async ({ path, body, viewer }, { db }) => {
  const name = body.name.trim();
  if (name === '') throw badRequest('Название файла не должно быть пустым.');
  const [row] = await db.update(companyFiles).set({ name }).where(ownFile(path.id, viewer)).returning();
  if (!row) throw notFound('Файл не найден.');
  return toCompanyFile(row);
});

export const deleteFile = userOperation('deleteFile', async ({ path, viewer }, { db, storage }) => {
  const [row] = await db.delete(companyFiles).where(ownFile(path.id, viewer)).returning();
  if (!row) throw notFound('Файл не найден.');
  await storage.remove(row.stored_name);
  return { ok: true };
});

export const downloadFile = userOperation('downloadFile', async ({ path, viewer }, { db, storage }) => {
  const [row] = await db.select().from(companyFiles).where(eq(companyFiles.id, path.id));
  if (!row) throw notFound('Файл не найден.');
  await requireParticipant(db, viewer, row.user_id);
  const stored = storage.pathOf(row.stored_name);
  if (
    !(await access(stored).then(
      () => true,
      () => false,
    ))
  )
    throw notFound('Файла больше нет.');
  return { path: stored, downloadName: row.name };
});

const ownFile = (id: number, viewer: Viewer) => and(eq(companyFiles.id, id), eq(companyFiles.user_id, viewer.id));
