/** What a picture may be at most. */
export interface ImageLimits {
  /** px, as it is seen */
  width: number;
  height: number;
  bytes: number;
}

/** What the server takes (EDIT-05). */
export const IMAGE_LIMITS: ImageLimits = { width: 2000, height: 1500, bytes: 10 * 1024 * 1024 };
/** A cut avatar: the server keeps no larger ones. */
export const AVATAR_LIMITS: ImageLimits = { ...IMAGE_LIMITS, width: 512, height: 512 };
/** Formats that the server takes. */
export const IMAGE_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];
/** Side of the avatar in px. */
export const AVATAR_SIZE = 120;
/** Sides in px of avatars elsewhere: on a card and in a chat. */
export const AVATAR_PREVIEWS: readonly number[] = [96, 44];
