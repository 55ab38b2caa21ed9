import { count, eq } from 'drizzle-orm';
import { lockUsers } from '#platform/database/database.ts';
import { photos } from '#platform/database/schema.ts';
import { badRequest } from '#platform/errors/httpError.ts';
import { UPLOAD_COST, userOperation } from '#platform/http/operation.ts';
import { toPhoto } from '#platform/storage/imageAddresses.ts';
import { withUpload } from '#platform/storage/withUpload.ts';
import { checkImage, IMAGE_RULES, storeImage } from './processImage.ts';

const THUMBNAIL_BOX = 400;
/** The gallery has no byte quota, so the number of photos is limited. */
const PHOTO_LIMIT = 100;

export const uploadPhoto = userOperation(
  'uploadPhoto',
  ({ viewer, transport }, { db, storage, clock }) =>
    withUpload(storage, transport, { ...IMAGE_RULES, field: 'file' }, async (file, stored) => {
      const image = await checkImage(file);
      const original_name = await storeImage(storage, image, undefined);
      stored.push(original_name);
      // WebP is small and keeps transparency.
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
    }),
  { cost: UPLOAD_COST },
);
