import type { Message } from 'shared-api/contract';

/**
 * The first message of the other side that is newer than all that was read, and how many there are. One's own message means that
 * everything before it was read, here or on another device.
 * @param readUpTo the newest message that is known to be read
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
