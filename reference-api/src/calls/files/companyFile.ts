import type { Schema } from '#platform/contract/types.ts';
import type { companyFiles } from '#platform/database/schema.ts';

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
