import { and, isNotNull, isNull, lt, notExists, or, sql } from 'drizzle-orm';
import type { Clock } from '../clock/clock.ts';
import { selectRows, type Database } from '../database/database.ts';
import { attachments, messageAttachments } from '../database/schema.ts';
import { UPLOADS } from './imageAddresses.ts';
import type { Storage } from './openStorage.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Removes what nothing leads to: attachments that were never sent or whose messages are gone, and files that no row names. */
export async function sweepStorage(db: Database, storage: Storage, clock: Clock): Promise<void> {
  const yesterday = new Date(clock.now().getTime() - DAY_MS);
  const isOrphan = notExists(
    db
      .select({ one: sql`1` })
      .from(messageAttachments)
      .where(sql`${messageAttachments.attachment_id} = ${attachments.id}`),
  );
  await db
    .delete(attachments)
    .where(
      or(
        and(isNull(attachments.sent_at), lt(attachments.created_at, yesterday)),
        and(isNotNull(attachments.sent_at), lt(attachments.sent_at, yesterday), isOrphan),
      ),
    );
  const settled = await storage.settledNames();
  if (settled.length === 0) return;
  const rows = await selectRows<{ name: string }>(
    db,
    sql`select stored_name as name from company_files union all select stored_name from attachments
      union all select original_name from photos union all select thumbnail_name from photos
      union all select substr(avatar, ${UPLOADS.length + 1}::int) from users where starts_with(avatar, ${UPLOADS})`,
  );
  const known = new Set(rows.map(({ name }) => name));
  await storage.remove(...settled.filter((name) => !known.has(name)));
}
