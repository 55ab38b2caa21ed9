import { and, eq } from 'drizzle-orm';
import { lockUsers, type Database } from '#platform/database/database.ts';
import { invitations } from '#platform/database/schema.ts';
import { conflict, notFound } from '#platform/errors/httpError.ts';
import type { AppContext } from '#platform/http/context.ts';
import { withEvents } from '#platform/push/withEvents.ts';
import { invitationEvents } from './invitationEvents.ts';

type Invitation = typeof invitations.$inferSelect;

/**
 * Decides on one AWAITING invitation while nobody else can decide on anything of its two participants.
 * @param side on which side of the invitation the viewer must stand
 * @param decision answers the users whose invitations changed
 */
export function decideInvitation(
  context: AppContext,
  id: number,
  side: 'sender_id' | 'recipient_id',
  viewerId: number,
  decision: (tx: Database, invitation: Invitation) => Promise<number[]>,
): Promise<void> {
  return withEvents(context, async (tx, tell) => {
    const isOwn = and(eq(invitations.id, id), eq(invitations[side], viewerId));
    const [found] = await tx.select().from(invitations).where(isOwn);
    if (!found) throw notFound('Заявка не найдена.');
    await lockUsers(tx, [found.sender_id, found.recipient_id]);
    // Read again: it may have been decided while we waited for the lock.
    const [invitation] = await tx.select().from(invitations).where(isOwn);
    if (invitation?.status !== 'AWAITING') throw conflict('По этой заявке уже принято решение.');
    tell(...invitationEvents(await decision(tx, invitation)));
  });
}
