import { and, eq } from 'drizzle-orm';
import { pushSubscriptions } from '#platform/database/schema.ts';
import { notFound } from '#platform/errors/httpError.ts';
import { userOperation } from '#platform/http/operation.ts';

export const deletePushSubscription = userOperation('deletePushSubscription', async ({ path, viewer }, { db }) => {
  const [row] = await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.id, path.id), eq(pushSubscriptions.user_id, viewer.id)))
    .returning({ id: pushSubscriptions.id });
  if (!row) throw notFound('Этот браузер уже отключён.');
  return { ok: true };
});
