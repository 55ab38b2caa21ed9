import { eq } from 'drizzle-orm';
import { photos } from '#platform/database/schema.ts';
import { userOperation } from '#platform/http/operation.ts';
import { toPhoto } from '#platform/storage/imageAddresses.ts';
import { requireParticipant } from '../users/requireParticipant.ts';

export const getPhotos = userOperation('getPhotos', async ({ query, viewer }, { db }) => {
  const owner = await requireParticipant(db, viewer, query.user_id);
  const rows = await db.select().from(photos).where(eq(photos.user_id, owner)).orderBy(photos.id);
  return { photos: rows.map(toPhoto) };
});
