import { and, eq, inArray } from 'drizzle-orm';
import { lockUsers } from '#platform/database/database.ts';
import { wishes, wishProposals } from '#platform/database/schema.ts';
import { participantOperation } from '#platform/http/operation.ts';

export const deleteWish = participantOperation('deleteWish', async ({ path: { id }, viewer }, { db }) => {
  const pair = [viewer.id, id];
  await db.transaction(async (tx) => {
    await lockUsers(tx, pair);
    await tx.delete(wishes).where(and(eq(wishes.user_id, viewer.id), eq(wishes.company_id, id)));
    await tx
      .delete(wishProposals)
      .where(and(inArray(wishProposals.customer_id, pair), inArray(wishProposals.supplier_id, pair)));
  });
  return { ok: true };
});
