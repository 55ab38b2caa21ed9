import { request } from 'shared-api/client';
import type { Invitation } from 'shared-api/contract';
import { createCallQueue } from 'shared-api/delivery';
import { useQueryOnce } from 'shared-api/query';
import { useFeature } from 'shared-api/settings';
import type { InvitationKind } from '#domain/invitationKind';
import { CALLS_AT_ONCE } from '#domain/limits';

const calls = createCallQueue(CALLS_AT_ONCE);

/** Newest messages of a chat to search; the note of an older invitation stays unknown. */
const MESSAGES = 20;

const noteKey = (invitationId: number) => ['invitation-note', invitationId] as const;

/**
 * The sender's note with an invitation. On a server without the feature `invitation_text` it is the first chat
 * message that followed a received invitation.
 * @param isWanted whether to search the chat
 */
export function useInvitationNote(
  invitation: Invitation,
  direction: InvitationKind['direction'],
  isWanted: boolean,
): string | undefined {
  const hasText = useFeature('invitation_text');
  const isInChat = isWanted && hasText === false && direction === 'incoming';
  const { created_at } = invitation;
  const key = isInChat && created_at !== undefined && invitation.text === undefined ? noteKey(invitation.id) : null;
  const found = useQueryOnce(key, () => calls.run(() => findNote(invitation.user_id, created_at ?? '')), {
    isRetriedByHand: true,
  });
  return invitation.text ?? found.data ?? undefined;
}

/** Finds the first message of a user after an instant; null without one. */
async function findNote(userId: number, since: string): Promise<string | null> {
  const { id } = await request('get', '/api/chat/{userId}', { path: { userId } });
  if (id === null) return null;
  const query = { limit: MESSAGES };
  const { messages } = await request('get', '/api/chats/{id}/messages', { path: { id }, query });
  const [oldest] = messages;
  const begin = Date.parse(since);
  const isLater = ({ created_at }: { created_at: string }) => Date.parse(created_at) >= begin;
  // The messages between the invitation and this page are unknown.
  if (messages.length === MESSAGES && oldest && isLater(oldest)) return null;
  return messages.find((message) => message.user_id === userId && isLater(message))?.text || null;
}
