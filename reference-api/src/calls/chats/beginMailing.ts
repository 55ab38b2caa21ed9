import { setImmediate } from 'node:timers/promises';
import { and, eq, sql } from 'drizzle-orm';
import { intArray, type Database } from '#platform/database/database.ts';
import { mailingRecipients, mailings, users } from '#platform/database/schema.ts';
import type { AppContext } from '#platform/http/context.ts';
import type { Viewer } from '#platform/sessions/sessions.ts';
import { inCatalogueOf } from '../users/catalogueScope.ts';
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
 * Writes down a mailing with those of the wanted recipients whom its sender finds in the catalogue; nothing is sent yet.
 * Of simultaneous repeats the first one counts.
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
    await chooseRecipients(tx, mailing.id, sender, draft.user_ids);
    return mailing;
  });
}

async function requireMailing(tx: Database, senderId: number, clientId: string | undefined): Promise<Mailing> {
  const mailing = await findMailing(tx, senderId, clientId);
  if (!mailing) throw new Error('A mailing was refused as repeated, but the first one is not there.');
  return mailing;
}

async function chooseRecipients(tx: Database, mailingId: number, sender: Viewer, ids: number[]): Promise<void> {
  for (let start = 0; start < ids.length; start += IDS_PER_INSERT) {
    const wanted = intArray(ids.slice(start, start + IDS_PER_INSERT));
    await tx
      .insert(mailingRecipients)
      .select(
        tx
          .select({
            mailing_id: sql<number>`${mailingId}::int`.as('mailing_id'),
            user_id: users.id,
            is_sent: sql<boolean>`false`.as('is_sent'),
          })
          .from(users)
          .where(and(sql`${users.id} = any(${wanted})`, inCatalogueOf(sender))),
      )
      .onConflictDoNothing();
    // The embedded database answers without ever letting go of the event loop.
    await setImmediate();
  }
}
