import { and, eq } from 'drizzle-orm';
import { users } from '#platform/database/schema.ts';
import { participantOperation } from '#platform/http/operation.ts';
import { isVisible } from './participants.ts';

export const userExists = participantOperation('userExists', async ({ path }, { db }) => {
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, path.id), isVisible, eq(users.is_admin, false)));
  return { ok: user !== undefined };
});
