/** Where uploaded images are served. Their names are random and never used again, so an address always shows the same image. */
export const UPLOADS = '/images/uploads/';

export const DEFAULT_AVATAR = '/images/avatar/default.png';

/** The avatar that a company's initials make, for as long as it is the one that the company has. */
export const initialsAvatarOf = (userId: number | string) => `/images/avatar/${userId}.svg`;

/** The stored file behind an image's address; undefined when it is none of the uploaded ones. */
export function uploadedImageName(address: string): string | undefined {
  return address.startsWith(UPLOADS) ? address.slice(UPLOADS.length) : undefined;
}
