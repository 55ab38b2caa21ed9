import { and, eq } from 'drizzle-orm';
import type { Schema } from '#platform/contract/types.ts';
import { companyFiles } from '#platform/database/schema.ts';
import type { Viewer } from '#platform/sessions/sessions.ts';

/** A company file as the contract shows it. */
export function toCompanyFile({
  id,
  name,
  type,
  size,
  created_at,
}: typeof companyFiles.$inferSelect): Schema<'CompanyFile'> {
  return { id, name, type, size, created_date: created_at.toISOString() };
}

/** One file, if it is the viewer's. */
export const ownFile = (id: number, viewer: Viewer) =>
  and(eq(companyFiles.id, id), eq(companyFiles.user_id, viewer.id));
