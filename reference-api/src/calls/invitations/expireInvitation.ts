import { and, eq } from 'drizzle-orm';
import { lockUsers } from '#platform/database/database.ts';
import { freedSlots, invitations } from '#platform/database/schema.ts';
import type { AppContext } from '#platform/http/context.ts';
import { withEvents } from '#platform/push/withEvents.ts';
import { markAnswered } from '../notices/markAnswered.ts';
import { writeNotices } from '../notices/writeNotices.ts';
import { fellNotices } from './invitationNotices.ts';
import { cancelImpossible, invitationEvents } from './openInvitations.ts';

type Ids = Pick<typeof invitations.$inferSelect, 'id' | 'sender_id' | 'recipient_id'>;

/** Ends a short invitation without an answer, tells both sides, and offers the slot to its sender again. */
export function expireInvitation(
  context: Pick<AppContext, 'db' | 'push' | 'clock'>,
  { id, sender_id, recipient_id }: Ids,
): Promise<void> {
  return withEvents(context, async (tx, tell) => {
    // As decisions do, against one in the same instant.
    await lockUsers(tx, [sender_id, recipient_id]);
    const [ended] = await cancelImpossible(tx, and(eq(invitations.id, id), eq(invitations.status, 'AWAITING')));
    if (!ended) return;
    await tx.insert(freedSlots).values({ user_id: sender_id, date: ended.date, point: ended.point });
    tell(...invitationEvents([sender_id, recipient_id]));
    tell(...(await writeNotices(tx, fellNotices(ended, 'unanswered'), context.clock.now())));
    tell(...(await markAnswered(tx, recipient_id, { invitation_id: id }, context.clock.now())));
  });
}
