import { setImmediate } from 'node:timers/promises';
import { and, eq, not, sql } from 'drizzle-orm';
import { intArray, type Database } from '#platform/database/database.ts';
import { mailingRecipients, mailings, users } from '#platform/database/schema.ts';
import { conflict } from '#platform/errors/httpError.ts';
import type { AppContext } from '#platform/http/context.ts';
import type { Viewer } from '#platform/sessions/sessions.ts';
import { inCatalogueOf } from '../users/catalogueScope.ts';
import { isMailedToday } from './mailedToday.ts';
import { claimAttachments } from './messageAttachments.ts';

export type Mailing = typeof mailings.$inferSelect;

/** What becomes a mailing. */
interface MailingDraft {
  user_ids: number[];
  text: string;
  attachments: number[];
  client_id?: string | undefined;
}

const IDS_PER_INSERT = 1000;

/** The mailing that the sender's client has begun before under the same client_id. */
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
 * Writes down a mailing with those of the wanted recipients whom its sender finds in the catalogue and has not mailed today; nothing is
 * sent yet. Of simultaneous repeats the first one counts.
 * @throws HttpError 409 when all that could be written to have been mailed today
 */
export function beginMailing({ db, clock }: AppContext, sender: Viewer, draft: MailingDraft): Promise<Mailing> {
  return db.transaction(async (tx) => {
    const now = clock.now();
    const attachment_ids = [...new Set(draft.attachments)];
    const [mailing] = await tx
      .insert(mailings)
      .values({
        sender_id: sender.id,
        client_id: draft.client_id ?? null,
        text: draft.text,
        attachment_ids,
        created_at: now,
      })
      .onConflictDoNothing({ target: [mailings.sender_id, mailings.client_id] })
      .returning();
    if (!mailing) return requireMailing(tx, sender.id, draft.client_id);
    if (attachment_ids.length > 0) await claimAttachments(tx, sender.id, attachment_ids, now);
    const wasAnyoneChosen = await chooseRecipients(tx, mailing, sender, draft.user_ids);
    if (!wasAnyoneChosen && (await isAnyoneThere(tx, sender, draft.user_ids)))
      throw conflict('Этим компаниям вы сегодня уже писали. Следующую рассылку им можно отправить завтра.');
    return mailing;
  });
}

async function requireMailing(tx: Database, senderId: number, clientId: string | undefined): Promise<Mailing> {
  const mailing = await findMailing(tx, senderId, clientId);
  if (!mailing) throw new Error('A mailing was refused as repeated, but the first one is not there.');
  return mailing;
}

/** @returns whether there is anybody */
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
    // The embedded database answers without ever letting go of the event loop.
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
