import { desc, eq } from 'drizzle-orm';
import { pushSubscriptions } from '#platform/database/schema.ts';
import { userOperation } from '#platform/http/operation.ts';
import { toSubscription } from './subscriptionRows.ts';

export const getPushSubscriptions = userOperation('getPushSubscriptions', async ({ viewer, transport }, { db }) => {
  const rows = await db
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.user_id, viewer.id))
    .orderBy(desc(pushSubscriptions.confirmed_at), desc(pushSubscriptions.id));
  return { subscriptions: rows.map((row) => toSubscription(row, transport.token)) };
});
