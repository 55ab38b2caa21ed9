/** Bytes of one picture (EDIT-05). */
export const MAX_BYTES = 10 * 1024 * 1024;
/** The largest picture in px, as it is seen (EDIT-05). */
export const MAX_WIDTH = 2000;
export const MAX_HEIGHT = 1500;
/** Formats that the server takes. */
export const IMAGE_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];
/** Side of the avatar in px. */
export const AVATAR_SIZE = 120;
/** Side in px of a cut avatar: the server keeps no larger ones. */
export const AVATAR_UPLOAD_SIZE = 512;
