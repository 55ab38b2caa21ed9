import { keepDraft, readDraft } from 'shared-api/storage';

const nameOf = (ownUserId: number, chatId: number) => `seen.${ownUserId}.${chatId}`;

/**
 * Reads the id of the newest message of a chat read on this device; 0 without a record. Cleared at logout, as drafts
 * are.
 */
export function readSeenId(ownUserId: number, chatId: number): number {
  return Number(readDraft(nameOf(ownUserId, chatId))) || 0;
}

/** Stores the id of the newest message of a chat read on this device. */
export function keepSeenId(ownUserId: number, chatId: number, messageId: number): void {
  keepDraft(nameOf(ownUserId, chatId), String(messageId));
}
