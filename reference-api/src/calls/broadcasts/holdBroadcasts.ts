import { eq, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { broadcastRecipients, broadcasts } from '#platform/database/schema.ts';

/**
 * Keeps the mailings of a restored or copied database from going on: one that waits becomes a draft, the rest of one under way fails,
 * so that an organizer can send it again.
 */
export async function holdBroadcasts(tx: Database): Promise<void> {
  const { email, bot, is_handled } = broadcastRecipients;
  await tx
    .update(broadcasts)
    .set({ state: 'draft', send_at: null, event_id: null })
    .where(eq(broadcasts.state, 'scheduled'));
  await tx
    .update(broadcasts)
    .set({ state: 'sent', sent_at: broadcasts.begun_at })
    .where(eq(broadcasts.state, 'sending'));
  const failed = (state: typeof email | typeof bot) =>
    sql`case when ${state} = 'waiting' then 'failed' else ${state} end`;
  await tx
    .update(broadcastRecipients)
    .set({ email: failed(email), bot: failed(bot), is_handled: true })
    .where(sql`not ${is_handled} or ${email} = 'waiting' or ${bot} = 'waiting'`);
}
