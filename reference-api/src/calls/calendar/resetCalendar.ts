import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { users } from '#platform/database/schema.ts';
import { participantOperation } from '#platform/http/operation.ts';
import { feedAddress } from './feedAddress.ts';

const TOKEN_BYTES = 32;

export const resetCalendar = participantOperation('resetCalendar', async ({ viewer }, context) => {
  const token = randomBytes(TOKEN_BYTES).toString('hex');
  await context.db.update(users).set({ calendar_token: token }).where(eq(users.id, viewer.id));
  return feedAddress(context, token);
});
