import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { notices } from '#platform/database/schema.ts';
import { userChannel } from '#platform/push/channelData.ts';
import type { PushEvent } from '#platform/push/withEvents.ts';
import { countUnread } from './getNotices.ts';

/**
 * Marks the notices that ask a user to answer an invitation as read, in the transaction that decides it.
 * @returns the push event for the user's open tabs
 */
export async function markAnswered(
  tx: Database,
  userId: number,
  invitationId: number,
  now: Date,
): Promise<PushEvent[]> {
  const read = await tx
    .update(notices)
    .set({ read_at: now })
    .where(
      and(
        eq(notices.user_id, userId),
        isNull(notices.read_at),
        eq(notices.invitation_id, invitationId),
        inArray(notices.kind, ['invitation', 'move_asked', 'expiring']),
      ),
    )
    .returning({ id: notices.id });
  if (read.length === 0) return [];
  const data = { ids: read.map(({ id }) => id), unread_count: await countUnread(tx, userId) };
  return [{ channel: userChannel(userId), event: 'notices-read', data }];
}
