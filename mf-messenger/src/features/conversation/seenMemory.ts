import { keepDraft, readDraft } from 'shared-api/drafts';

const nameOf = (ownUserId: number, chatId: number) => `seen.${ownUserId}.${chatId}`;

/** The newest message of a chat that was read on this device; 0 when nothing is known. Forgotten at logout, as drafts are. */
export function readSeenId(ownUserId: number, chatId: number): number {
  return Number(readDraft(nameOf(ownUserId, chatId))) || 0;
}

/** Keeps how far a chat was read on this device. */
export function keepSeenId(ownUserId: number, chatId: number, messageId: number): void {
  keepDraft(nameOf(ownUserId, chatId), String(messageId));
}
