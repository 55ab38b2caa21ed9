/** Maximum size of an image. */
export interface ImageLimits {
  /** In px, after EXIF rotation. */
  width: number;
  height: number;
  bytes: number;
}

/** Limits of the server (EDIT-05). */
export const IMAGE_LIMITS: ImageLimits = { width: 2000, height: 1500, bytes: 10 * 1024 * 1024 };
/** Limits of a cropped avatar: the server stores no larger ones. */
export const AVATAR_LIMITS: ImageLimits = { ...IMAGE_LIMITS, width: 512, height: 512 };
/** Formats that the server accepts, by the endings of their files. */
export const IMAGE_TYPES: ReadonlyMap<string, string> = new Map([
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['png', 'image/png'],
  ['webp', 'image/webp'],
]);
/** For file dialogs: an ending alone hides the camera of phones, a type alone files that the system does not know. */
export const ACCEPTED_IMAGES = [
  ...new Set(IMAGE_TYPES.values()),
  ...[...IMAGE_TYPES.keys()].map((one) => `.${one}`),
].join(',');
/** In px. */
export const AVATAR_SIZE = 120;
/** Sides in px of avatars on cards and in chats. */
export const AVATAR_PREVIEWS: readonly number[] = [96, 44];
