import { and, eq, gt, inArray, isNull, or, type SQL } from 'drizzle-orm';
import { DateTime } from 'luxon';
import { ZONE } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { invitations } from '#platform/database/schema.ts';
import { userChannel } from '#platform/push/channelData.ts';
import type { PushEvent } from '#platform/push/withEvents.ts';

/** SQL condition for invitations that await a decision in time and whose slot has not begun. */
export function isOpen(now: Date): SQL | undefined {
  const moscow = DateTime.fromJSDate(now, { zone: ZONE });
  const today = moscow.toFormat('yyyy-MM-dd');
  return and(
    eq(invitations.status, 'AWAITING'),
    or(isNull(invitations.expires_at), gt(invitations.expires_at, now)),
    or(gt(invitations.date, today), and(eq(invitations.date, today), gt(invitations.point, moscow.toFormat('HH:mm')))),
  );
}

/** Counts the invitations that await a user's decision. */
export const countOpen = (db: Database, userId: number, now: Date): Promise<number> =>
  db.$count(invitations, and(eq(invitations.recipient_id, userId), isOpen(now)));

/** Cancels invitations that have become impossible, and returns them. */
export async function cancelImpossible(
  tx: Database,
  which: SQL | undefined,
): Promise<(typeof invitations.$inferSelect)[]> {
  // These may include invitations of third parties, whose users are not locked here; locking rows in one order avoids deadlocks.
  const locked = await tx
    .select({ id: invitations.id })
    .from(invitations)
    .where(which)
    .orderBy(invitations.id)
    .for('no key update');
  if (locked.length === 0) return [];
  const ids = locked.map(({ id }) => id);
  return tx
    .update(invitations)
    .set({ status: 'CANCELED' })
    .where(and(inArray(invitations.id, ids), which))
    .returning();
}

/** Push events `invitation`, which report a change in these users' invitations or meetings. */
export function invitationEvents(userIds: number[]): PushEvent[] {
  return [...new Set(userIds)].map((userId) => ({ channel: userChannel(userId), event: 'invitation', data: {} }));
}
