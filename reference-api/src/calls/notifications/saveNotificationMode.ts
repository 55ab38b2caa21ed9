import { eq } from 'drizzle-orm';
import { users } from '#platform/database/schema.ts';
import { userOperation } from '#platform/http/operation.ts';

export const saveNotificationMode = userOperation('saveNotificationMode', async ({ body, viewer }, { db }) => {
  await db.update(users).set({ notify: body.notify }).where(eq(users.id, viewer.id));
  return { ok: true };
});
