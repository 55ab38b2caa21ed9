/** Names what was read: the resource first, then what tells one reading of it from another. Made by a key factory (`chatsKeys`). */
export type QueryKey = readonly unknown[];

/** Whether a key of the cache is meant. Stands in the key factory of its resource. */
export type KeyMatcher = (key: unknown) => boolean;

/** Matches every key that begins with these parts: `keysUnder('meetings', 'points')`. */
export function keysUnder(...parts: readonly unknown[]): KeyMatcher {
  return (key) => Array.isArray(key) && parts.every((part, index) => key[index] === part);
}
