import type { Schema } from '#platform/contract/types.ts';
import type { photos } from '#platform/database/schema.ts';
import { UPLOADS } from '#platform/storage/imageAddresses.ts';

/** A photo of a gallery as the contract shows it. */
export const toPhoto = ({ id, original_name, thumbnail_name }: typeof photos.$inferSelect): Schema<'Photo'> => ({
  id,
  original: `${UPLOADS}${original_name}`,
  thumbnail: `${UPLOADS}${thumbnail_name}`,
});
