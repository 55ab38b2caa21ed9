import type { Schema } from '#platform/contract/types.ts';
import { lockUsers } from '#platform/database/database.ts';
import { photos } from '#platform/database/schema.ts';
import { badRequest, notFound } from '#platform/errors/httpError.ts';
import { userOperation } from '#platform/http/operation.ts';
import { UPLOADS } from '#platform/storage/imageAddresses.ts';
import { and, count, eq } from 'drizzle-orm';
import { requireParticipant } from '../users/requireParticipant.ts';
import { checkImage, IMAGE_RULES, storeImage } from './processImage.ts';

const THUMBNAIL_BOX = 400;
/** The gallery has no quota of bytes, so it has one of pictures. */
const PHOTO_LIMIT = 100;

const toPhoto = ({ id, original_name, thumbnail_name }: typeof photos.$inferSelect): Schema<'Photo'> => ({
  id,
  original: `${UPLOADS}${original_name}`,
  thumbnail: `${UPLOADS}${thumbnail_name}`,
});

export const getPhotos = userOperation('getPhotos', async ({ query, viewer }, { db }) => {
  const owner = await requireParticipant(db, viewer, query.user_id);
  const rows = await db.select().from(photos).where(eq(photos.user_id, owner)).orderBy(photos.id);
  return { photos: rows.map(toPhoto) };
});

export const uploadPhoto = userOperation('uploadPhoto', async ({ viewer, transport }, { db, storage, clock }) => {
  const file = await transport.receiveFile({ ...IMAGE_RULES, field: 'file' });
  const stored: string[] = [];
  try {
    const image = await checkImage(file.path);
    const original_name = await storeImage(storage, image, undefined);
    stored.push(original_name);
    // Small, and transparent where the photo is.
    const thumbnail_name = await storeImage(storage, image, THUMBNAIL_BOX, 'webp');
    stored.push(thumbnail_name);
    return toPhoto(
      await db.transaction(async (tx) => {
        await lockUsers(tx, [viewer.id]);
        const [present] = await tx.select({ count: count() }).from(photos).where(eq(photos.user_id, viewer.id));
        if ((present?.count ?? 0) >= PHOTO_LIMIT) throw badRequest(`В галерее уже ${PHOTO_LIMIT} фотографий.`);
        const [row] = await tx
          .insert(photos)
          .values({ user_id: viewer.id, original_name, thumbnail_name, created_at: clock.now() })
          .returning();
        if (!row) throw new Error('The database answered no row to an insert of a photo.');
        return row;
      }),
    );
  } catch (error) {
    await storage.remove(...stored);
    throw error;
  } finally {
    await file.discard();
  }
});

export const deletePhoto = userOperation('deletePhoto', async ({ path, viewer }, { db, storage }) => {
  const [row] = await db
    .delete(photos)
    .where(and(eq(photos.id, path.id), eq(photos.user_id, viewer.id)))
    .returning();
  if (!row) throw notFound('Фотография не найдена.');
  await storage.remove(row.original_name, row.thumbnail_name);
  return { ok: true };
});
