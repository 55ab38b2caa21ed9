import { and, isNotNull, isNull, lt, notExists, or, sql } from 'drizzle-orm';
import type { Clock } from '../clock/clock.ts';
import { selectRows, type Database } from '../database/database.ts';
import { attachments, messageAttachments } from '../database/schema.ts';
import { UPLOADS } from './imageAddresses.ts';
import type { Storage } from './openStorage.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Deletes attachments that were never sent or whose messages are gone. Files without a row go to the trash for seven days.
 * @throws Error when the folder belongs to another database now
 */
export async function sweepStorage(db: Database, storage: Storage, clock: Clock): Promise<void> {
  await storage.assertOwned();
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
  const referenced = await recoverFiles(db, storage);
  await storage.discard(settled.filter((name) => !referenced.has(name)));
  const discarded = await storage.discardedNames();
  await storage.purge(discarded.filter((name) => !referenced.has(name)));
}

/**
 * Moves files back from the trash when a row names them again, as after the restore of an older dump.
 * @returns the names of all files in the database
 */
export async function recoverFiles(db: Database, storage: Storage): Promise<Set<string>> {
  const rows = await selectRows<{ name: string }>(
    db,
    sql`select stored_name as name from company_files union all select stored_name from attachments
      union all select original_name from photos union all select thumbnail_name from photos
      union all select substr(avatar, ${UPLOADS.length + 1}::int) from users where starts_with(avatar, ${UPLOADS})
      union all select substr(banner ->> 'image', ${UPLOADS.length + 1}::int) from site_content, jsonb_array_elements(value) as banner where name = 'banners'`,
  );
  const referenced = new Set(rows.map(({ name }) => name));
  await storage.recover((await storage.discardedNames()).filter((name) => referenced.has(name)));
  return referenced;
}
