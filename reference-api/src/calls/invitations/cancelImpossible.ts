import { and, inArray, type SQL } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { invitations } from '#platform/database/schema.ts';

/**
 * Makes invitations CANCELED that can no longer come about.
 * @returns their senders and recipients
 */
export async function cancelImpossible(tx: Database, which: SQL | undefined): Promise<number[]> {
  // Invitations of third parties are among them, whose locks nobody holds here: in one order, so that two never wait for each other.
  const locked = await tx
    .select({ id: invitations.id })
    .from(invitations)
    .where(which)
    .orderBy(invitations.id)
    .for('no key update');
  if (locked.length === 0) return [];
  const ids = locked.map(({ id }) => id);
  const canceled = await tx
    .update(invitations)
    .set({ status: 'CANCELED' })
    .where(and(inArray(invitations.id, ids), which))
    .returning({ sender_id: invitations.sender_id, recipient_id: invitations.recipient_id });
  return canceled.flatMap(({ sender_id, recipient_id }) => [sender_id, recipient_id]);
}
