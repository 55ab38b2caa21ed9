import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import { attachments } from '#platform/database/schema.ts';
import { forbidden } from '#platform/errors/httpError.ts';
import type { AppContext } from '#platform/http/context.ts';
import { participantOperation, UPLOAD_COST } from '#platform/http/operation.ts';
import { withTypedUpload } from '#platform/storage/withUpload.ts';
import { readSettings } from '../settings/readSettings.ts';
import { requireQuota, toAttachment } from './attachmentRows.ts';

const RULES = {
  field: 'file',
  maxBytes: 10 * 1024 * 1024,
  tooLarge: 'Файл превышает размер 10 Мб',
  wrongType: 'Недопустимый формат файла',
  failed: 'Ошибка загрузки',
  empty: 'В файле ничего нет. Выберите другой.',
};

/** Unsent attachments that a user may keep; the oldest beyond that are deleted. */
const UNSENT_LIMIT = 50;

export const uploadAttachment = participantOperation(
  'uploadAttachment',
  async ({ viewer, transport }, context) => {
    const { db, storage, clock, settings, limits } = context;
    if (!(await readSettings(db, settings)).attachments_status) throw forbidden('Вложения сейчас отключены.');
    const row = await withTypedUpload(storage, transport, RULES, (file) =>
      db.transaction(async (tx) => {
        await requireQuota(tx, viewer.id, file.size, limits.attachmentBytes);
        const [inserted] = await tx
          .insert(attachments)
          .values({ ...file, user_id: viewer.id, created_at: clock.now() })
          .returning();
        if (!inserted) throw new Error('The database answered no row to an insert of an attachment.');
        return inserted;
      }),
    );
    await forgetOldest(context, viewer.id);
    return toAttachment(row);
  },
  { cost: UPLOAD_COST },
);

async function forgetOldest({ db, storage }: AppContext, userId: number): Promise<void> {
  const ofUser = and(eq(attachments.user_id, userId), isNull(attachments.sent_at));
  const surplus = await db
    .select({ id: attachments.id })
    .from(attachments)
    .where(ofUser)
    .orderBy(desc(attachments.id))
    .offset(UNSENT_LIMIT);
  if (surplus.length === 0) return;
  // The condition is checked again while deleting: an attachment may just have been sent.
  const forgotten = await db
    .delete(attachments)
    .where(
      and(
        ofUser,
        inArray(
          attachments.id,
          surplus.map(({ id }) => id),
        ),
      ),
    )
    .returning({ name: attachments.stored_name });
  await storage.remove(...forgotten.map(({ name }) => name));
}
