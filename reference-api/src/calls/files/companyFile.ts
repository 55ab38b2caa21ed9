import { and, eq } from 'drizzle-orm';
import { storedFileName } from 'shared-api/text';
import type { Schema } from '#platform/contract/types.ts';
import { companyFiles } from '#platform/database/schema.ts';
import type { Viewer } from '#platform/sessions/sessions.ts';

export function toCompanyFile({
  id,
  name,
  type,
  size,
  created_at,
}: typeof companyFiles.$inferSelect): Schema<'CompanyFile'> {
  return { id, name: storedFileName(name), type, size, created_date: created_at.toISOString() };
}

export const ownFile = (id: number, viewer: Viewer) =>
  and(eq(companyFiles.id, id), eq(companyFiles.user_id, viewer.id));
