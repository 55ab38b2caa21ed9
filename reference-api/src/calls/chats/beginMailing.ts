import { setImmediate } from 'node:timers/promises';
import { and, eq, not, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { DateTime } from 'luxon';
import { ZONE } from '#platform/clock/clock.ts';
import { intArray, type Database } from '#platform/database/database.ts';
import { mailingRecipients, mailings, users } from '#platform/database/schema.ts';
import { conflict } from '#platform/errors/httpError.ts';
import type { AppContext } from '#platform/http/context.ts';
import type { Viewer } from '#platform/sessions/sessions.ts';
import { inCatalogueOf } from '../users/catalogueScope.ts';
import { claimAttachments } from './messageAttachments.ts';

export type Mailing = typeof mailings.$inferSelect;

interface NewMailing {
  user_ids: number[];
  text: string;
  attachments: number[];
  client_id?: string | undefined;
}

const IDS_PER_INSERT = 1000;

/** Finds the mailing that an earlier request with the same client_id started. */
export async function findMailing(
  db: Database,
  senderId: number,
  clientId: string | undefined,
): Promise<Mailing | undefined> {
  if (clientId === undefined) return undefined;
  const [mailing] = await db
    .select()
    .from(mailings)
    .where(and(eq(mailings.sender_id, senderId), eq(mailings.client_id, clientId)));
  return mailing;
}

/**
 * Stores a mailing with those of the requested recipients who are in its sender's catalogue and have not had a mailing from them today;
 * delivery follows later. Of concurrent repeats the first one wins.
 * @throws HttpError 409 when all reachable recipients have already had a mailing today
 */
export function beginMailing({ db, clock }: AppContext, sender: Viewer, newMailing: NewMailing): Promise<Mailing> {
  return db.transaction(async (tx) => {
    const now = clock.now();
    const attachment_ids = [...new Set(newMailing.attachments)];
    const [mailing] = await tx
      .insert(mailings)
      .values({
        sender_id: sender.id,
        client_id: newMailing.client_id ?? null,
        text: newMailing.text,
        attachment_ids,
        created_at: now,
      })
      .onConflictDoNothing({ target: [mailings.sender_id, mailings.client_id] })
      .returning();
    if (!mailing) return requireMailing(tx, sender.id, newMailing.client_id);
    if (attachment_ids.length > 0) await claimAttachments(tx, sender.id, attachment_ids, now);
    const wasAnyoneChosen = await chooseRecipients(tx, mailing, sender, newMailing.user_ids);
    if (!wasAnyoneChosen && (await isAnyoneThere(tx, sender, newMailing.user_ids)))
      throw conflict('Этим компаниям вы сегодня уже писали. Следующую рассылку им можно отправить завтра.');
    return mailing;
  });
}

async function requireMailing(tx: Database, senderId: number, clientId: string | undefined): Promise<Mailing> {
  const mailing = await findMailing(tx, senderId, clientId);
  if (!mailing) throw new Error('A mailing was refused as repeated, but the first one is not there.');
  return mailing;
}

/** @returns whether any recipient was chosen */
async function chooseRecipients(tx: Database, mailing: Mailing, sender: Viewer, ids: number[]): Promise<boolean> {
  let wasAnyoneChosen = false;
  for (let start = 0; start < ids.length; start += IDS_PER_INSERT) {
    const wanted = intArray(ids.slice(start, start + IDS_PER_INSERT));
    const chosen = await tx
      .insert(mailingRecipients)
      .select(
        tx
          .select({
            mailing_id: sql<number>`${mailing.id}::int`.as('mailing_id'),
            user_id: users.id,
            is_sent: sql<boolean>`false`.as('is_sent'),
          })
          .from(users)
          .where(and(sql`${users.id} = any(${wanted})`, inCatalogueOf(sender), not(isMailedToday(mailing, users.id)))),
      )
      .onConflictDoNothing()
      .returning({ user_id: mailingRecipients.user_id });
    wasAnyoneChosen ||= chosen.length > 0;
    // The embedded database never yields to the event loop.
    await setImmediate();
  }
  return wasAnyoneChosen;
}

async function isAnyoneThere(tx: Database, sender: Viewer, ids: number[]): Promise<boolean> {
  const [somebody] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(sql`${users.id} = any(${intArray(ids)})`, inCatalogueOf(sender)))
    .limit(1);
  return somebody !== undefined;
}

/** SQL condition: another mailing of the same sender has reached the user since the midnight (Moscow) before this one. */
export function isMailedToday({ id, sender_id, created_at }: Mailing, userId: PgColumn): SQL {
  const midnight = DateTime.fromJSDate(created_at, { zone: ZONE }).startOf('day').toJSDate();
  return sql`exists (select from ${mailingRecipients} as former join ${mailings} on ${mailings.id} = former.mailing_id
    where ${mailings.sender_id} = ${sender_id}::int and ${mailings.created_at} >= ${midnight.toISOString()}::timestamptz
    and ${mailings.id} <> ${id}::int and former.user_id = ${userId} and former.is_sent)`;
}
