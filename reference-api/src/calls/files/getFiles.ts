import { desc, eq } from 'drizzle-orm';
import { companyFiles } from '#platform/database/schema.ts';
import { userOperation } from '#platform/http/operation.ts';
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
