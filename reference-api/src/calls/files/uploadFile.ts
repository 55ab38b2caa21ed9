import { count, eq, sum } from 'drizzle-orm';
import { lockUsers, type Database } from '#platform/database/database.ts';
import { companyFiles, users } from '#platform/database/schema.ts';
import { conflict } from '#platform/errors/httpError.ts';
import { UPLOAD_COST, userOperation } from '#platform/http/operation.ts';
import { withTypedUpload } from '#platform/storage/withUpload.ts';
import { toCompanyFile } from './companyFile.ts';

const RULES = {
  field: 'file',
  maxBytes: 50 * 1024 * 1024,
  tooLarge: 'Недопустимый объем!',
  wrongType: 'Недопустимый формат!',
  failed: 'Ошибка загрузки!',
  empty: 'В файле ничего нет. Выберите другой.',
};

/** The list has no pages, and tiny files would never exhaust the byte quota. */
const FILE_LIMIT = 1000;

export const uploadFile = userOperation(
  'uploadFile',
  ({ viewer, transport }, { db, storage, clock }) =>
    withTypedUpload(storage, transport, RULES, async (file) => {
      const row = await db.transaction(async (tx) => {
        await requireSpace(tx, viewer.id, file.size);
        const [inserted] = await tx
          .insert(companyFiles)
          .values({ ...file, user_id: viewer.id, created_at: clock.now() })
          .returning();
        if (!inserted) throw new Error('The database answered no row to an insert of a file.');
        return inserted;
      });
      return toCompanyFile(row);
    }),
  { cost: UPLOAD_COST },
);

/** Serialises concurrent uploads of one user, so that each counts the files before it. */
async function requireSpace(tx: Database, userId: number, size: number): Promise<void> {
  await lockUsers(tx, [userId]);
  const [owner] = await tx.select({ total: users.storage_total }).from(users).where(eq(users.id, userId));
  const [used] = await tx
    .select({ bytes: sum(companyFiles.size), count: count() })
    .from(companyFiles)
    .where(eq(companyFiles.user_id, userId));
  if ((used?.count ?? 0) >= FILE_LIMIT) throw conflict(`У компании уже ${FILE_LIMIT} файлов. Удалите ненужные.`);
  if (Number(used?.bytes ?? 0) + size > (owner?.total ?? 0)) throw conflict('Недостаточно свободного места!');
}
