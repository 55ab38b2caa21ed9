/** Cache key: the resource first, then its parameters. Made by a key factory (`chatsKeys`). */
export type QueryKey = readonly unknown[];

/** Selects cache keys; defined in the key factory of its resource. */
export type KeyMatcher = (key: unknown) => boolean;

/** Matches every key that begins with these parts: `keysUnder('meetings', 'points')`. */
export function keysUnder(...parts: readonly unknown[]): KeyMatcher {
  return (key) => Array.isArray(key) && parts.every((part, index) => key[index] === part);
}
