import { and, count, eq } from 'drizzle-orm';
import { invitations } from '#platform/database/schema.ts';
import { userOperation } from '#platform/http/operation.ts';
import { isOpen } from './openInvitations.ts';

export const countInvitations = userOperation('countInvitations', async ({ viewer }, { db, clock }) => {
  const [open] = await db
    .select({ count: count() })
    .from(invitations)
    .where(and(eq(invitations.recipient_id, viewer.id), isOpen(clock.now())));
  return { count: open?.count ?? 0 };
});
