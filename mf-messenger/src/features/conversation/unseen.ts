import type { Message } from 'shared-api/contract';

/**
 * Finds the first unread message of the other user and counts the unread ones. A message of the current user
 * implies that everything before it was read, here or on another device.
 * @param readUpTo id of the newest message read before
 */
export function unseenOf(
  messages: readonly Message[],
  readUpTo: number,
  ownUserId: number,
): { firstId: number | undefined; count: number } {
  let firstId: number | undefined;
  let count = 0;
  for (let index = messages.length - 1; index >= 0; index -= 1) {
    const message = messages[index];
    if (!message || message.id <= readUpTo || message.user_id === ownUserId) break;
    firstId = message.id;
    count += 1;
  }
  return { firstId, count };
}
