import { and, eq } from 'drizzle-orm';
import { lockUsers, type Database } from '#platform/database/database.ts';
import { invitations } from '#platform/database/schema.ts';
import { conflict, notFound } from '#platform/errors/httpError.ts';
import type { AppContext } from '#platform/http/context.ts';
import { withEvents } from '#platform/push/withEvents.ts';
import { noteActivity } from '#platform/sessions/sessions.ts';
import { markAnswered } from '../notices/markAnswered.ts';
import { writeNotices, type NewNotice } from '../notices/writeNotices.ts';
import { invitationEvents } from './openInvitations.ts';

export type Invitation = typeof invitations.$inferSelect;

/**
 * Runs a decision on an AWAITING invitation while both participants are locked against other decisions.
 * @param side the viewer's role in the invitation
 * @param decision returns the notices about it
 * @param isRepeat whether the same decision was stored before, by a call whose response was lost
 */
export function decideInvitation(
  context: AppContext,
  id: number,
  side: 'sender_id' | 'recipient_id',
  viewerId: number,
  decision: (tx: Database, invitation: Invitation) => Promise<NewNotice[]>,
  isRepeat: (tx: Database, invitation: Invitation) => Promise<boolean> = () => Promise.resolve(false),
): Promise<void> {
  return withEvents(context, async (tx, tell) => {
    const isOwn = and(eq(invitations.id, id), eq(invitations[side], viewerId));
    const [found] = await tx.select().from(invitations).where(isOwn);
    if (!found) throw notFound('Приглашение не найдено.');
    await lockUsers(tx, [found.sender_id, found.recipient_id]);
    await noteActivity(tx, viewerId, context.clock.now());
    // Read it again: it may have been decided during the wait for the lock.
    const [invitation] = await tx.select().from(invitations).where(isOwn);
    if (invitation && (await isRepeat(tx, invitation))) return;
    if (invitation?.status !== 'AWAITING') throw conflict('По этому приглашению уже принято решение.');
    const notices = await decision(tx, invitation);
    const ids = notices.flatMap(({ user_id, actor_id }) => [user_id, actor_id ?? user_id]);
    tell(...invitationEvents([invitation.sender_id, invitation.recipient_id, ...ids]));
    tell(...(await writeNotices(tx, notices, context.clock.now())));
    tell(...(await markAnswered(tx, invitation.recipient_id, { invitation_id: invitation.id }, context.clock.now())));
  });
}
