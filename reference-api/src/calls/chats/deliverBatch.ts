import { setImmediate } from 'node:timers/promises';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Clock } from '#platform/clock/clock.ts';
import { intArray, selectRows, type Database } from '#platform/database/database.ts';
import { mailingRecipients, mailings, type messages } from '#platform/database/schema.ts';
import { isMailedToday, type Mailing } from './beginMailing.ts';
import { updateSides } from './chatSideRows.ts';

export interface DeliveredMessage {
  recipientId: number;
  row: typeof messages.$inferSelect;
}

/** Recipients per transaction: the embedded database serves no other request for the tenths of a second that they take. */
const BATCH = 50;

/**
 * Delivers a mailing to its next recipients, without those whom another mailing of the sender has reached meanwhile. Concurrent requests
 * for the same mailing take turns.
 * @returns undefined when every recipient is done
 */
export async function deliverBatch(
  tx: Database,
  mailing: Mailing,
  clock: Clock,
): Promise<DeliveredMessage[] | undefined> {
  const { id, sender_id, text, attachment_ids } = mailing;
  await tx.select({ id: mailings.id }).from(mailings).where(eq(mailings.id, id)).for('update');
  const isPending = and(eq(mailingRecipients.mailing_id, id), eq(mailingRecipients.is_sent, false));
  const pending = await tx
    .select({ user_id: mailingRecipients.user_id })
    .from(mailingRecipients)
    .where(isPending)
    .orderBy(asc(mailingRecipients.user_id))
    .limit(BATCH);
  if (pending.length === 0) return undefined;
  const wanted = intArray(pending.map(({ user_id }) => user_id));
  const lockedChats = await lockChats(tx, sender_id, wanted);
  // Checked under the locks, when no other mailing of this sender can reach them.
  const isOfBatch = and(eq(mailingRecipients.mailing_id, id), sql`${mailingRecipients.user_id} = any(${wanted})`);
  const passedOver = await tx
    .delete(mailingRecipients)
    .where(and(isOfBatch, isMailedToday(mailing, mailingRecipients.user_id)))
    .returning({ user_id: mailingRecipients.user_id });
  const isPassedOver = new Set(passedOver.map(({ user_id }) => user_id));
  const chats = lockedChats.filter(({ user_id }) => !isPassedOver.has(user_id));
  if (chats.length === 0) return [];
  const recipientOf = new Map(chats.map((chat) => [chat.id, chat.user_id]));

  // Read the clock after waiting for the locks, so that times increase with ids.
  const created_at = clock.now();
  const stored = await selectRows<{ id: number; chat_id: number }>(
    tx,
    sql`insert into messages (chat_id, user_id, text, created_at)
      select chat_id, ${sender_id}::int, ${text}::text, ${created_at.toISOString()}::timestamptz from unnest(${intArray(chats.map((chat) => chat.id))}) as chat_id
      returning id, chat_id`,
  );
  const delivered = stored.map((message) => ({ ...message, recipient_id: recipientOf.get(message.chat_id) ?? 0 }));
  if (attachment_ids.length > 0) {
    await tx.execute(sql`insert into message_attachments (message_id, attachment_id)
      select message_id, attachment_id from unnest(${intArray(stored.map((message) => message.id))}) as message_id, unnest(${intArray(attachment_ids)}) as attachment_id`);
  }
  // Yield, so that requests without database access continue even with the embedded database.
  await setImmediate();
  await updateSides(tx, sender_id, delivered, created_at);
  await tx.update(mailingRecipients).set({ is_sent: true }).where(isOfBatch);
  return delivered.map(({ recipient_id, ...message }) => ({
    recipientId: recipient_id,
    row: { ...message, user_id: sender_id, text, client_id: null, created_at, revision: 0 },
  }));
}

/** Finds or creates the sender's chats and locks out other writers; in a fixed order, so that two mailings cannot deadlock. */
async function lockChats(
  tx: Database,
  senderId: number,
  recipients: ReturnType<typeof intArray>,
): Promise<{ id: number; user_id: number }[]> {
  await tx.execute(sql`insert into chats (low_id, high_id)
    select least(user_id, ${senderId}::int), greatest(user_id, ${senderId}::int) from unnest(${recipients}) as user_id order by 1, 2
    on conflict do nothing`);
  return selectRows(
    tx,
    sql`select id, case when low_id = ${senderId}::int then high_id else low_id end as user_id from chats
      where (low_id = ${senderId}::int and high_id = any(${recipients})) or (high_id = ${senderId}::int and low_id = any(${recipients}))
      order by id for no key update`,
  );
}
