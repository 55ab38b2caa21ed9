import { eq } from 'drizzle-orm';
import { users } from '#platform/database/schema.ts';
import { unauthorized } from '#platform/errors/httpError.ts';
import { participantOperation } from '#platform/http/operation.ts';
import { feedAddress } from './feedAddress.ts';

export const getCalendar = participantOperation('getCalendar', async ({ viewer }, context) => {
  const [user] = await context.db.select({ token: users.calendar_token }).from(users).where(eq(users.id, viewer.id));
  if (!user) throw unauthorized();
  return feedAddress(context, user.token);
});
