import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { notices } from '#platform/database/schema.ts';
import { userChannel } from '#platform/push/channelData.ts';
import type { PushEvent } from '#platform/push/withEvents.ts';
import { countUnread } from './getNotices.ts';

/** The subject of a user's answer: an invitation, how a meeting went, or a proposed agreement. */
type Answered = { invitation_id: number } | { meeting_id: number; kind: 'result' | 'agreement_asked' };

/**
 * Marks the notices that ask a user for an answer as read, in the transaction that saves it.
 * @returns the push event for the user's open tabs
 */
export async function markAnswered(tx: Database, userId: number, answered: Answered, now: Date): Promise<PushEvent[]> {
  const asked =
    'invitation_id' in answered
      ? [
          eq(notices.invitation_id, answered.invitation_id),
          inArray(notices.kind, ['invitation', 'move_asked', 'expiring']),
        ]
      : [eq(notices.meeting_id, answered.meeting_id), eq(notices.kind, answered.kind)];
  const read = await tx
    .update(notices)
    .set({ read_at: now })
    .where(and(eq(notices.user_id, userId), isNull(notices.read_at), ...asked))
    .returning({ id: notices.id });
  if (read.length === 0) return [];
  const data = { ids: read.map(({ id }) => id), unread_count: await countUnread(tx, userId) };
  return [{ channel: userChannel(userId), event: 'notices-read', data }];
}
