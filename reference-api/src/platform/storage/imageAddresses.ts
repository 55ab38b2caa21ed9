import type { Schema } from '#platform/contract/types.ts';
import type { photos } from '#platform/database/schema.ts';

/** Address prefix of uploaded images. Their names are random and never reused, so an address always shows the same image. */
export const UPLOADS = '/images/uploads/';

export const DEFAULT_AVATAR = '/images/avatar/default.png';

/** The avatar made from a company's initials; served only while the company uses it. */
export const initialsAvatarOf = (userId: number | string) => `/images/avatar/${userId}.svg`;

/** The stored file of an image's address; undefined unless it was uploaded. */
export function uploadedImageName(address: string): string | undefined {
  return address.startsWith(UPLOADS) ? address.slice(UPLOADS.length) : undefined;
}

export const toPhoto = ({ id, original_name, thumbnail_name }: typeof photos.$inferSelect): Schema<'Photo'> => ({
  id,
  original: `${UPLOADS}${original_name}`,
  thumbnail: `${UPLOADS}${thumbnail_name}`,
});
