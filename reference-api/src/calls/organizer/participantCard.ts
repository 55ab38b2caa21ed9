import { and, eq, sql } from 'drizzle-orm';
import { emailKey } from 'shared-api/text';
import type { Schema } from '#platform/contract/types.ts';
import { lockUsers, selectRows, type Database } from '#platform/database/database.ts';
import { users } from '#platform/database/schema.ts';
import { notFound } from '#platform/errors/httpError.ts';
import type { Organizing } from '#platform/journal/organize.ts';
import type { Limiter } from '#platform/limits/limiter.ts';
import { forgetMailedPasswords } from '../auth/accountPasswords.ts';
import { storedEmail } from '../auth/contacts.ts';
import { BEFORE, noteEmailChange, requireUnreserved } from '../auth/emailChange.ts';
import { findEntries } from './journalEntries.ts';
import { isCompany } from './participantFilter.ts';
import { readParticipants } from './participantRows.ts';
import { ensureStand } from './placeRows.ts';
import { requireVersion } from './versions.ts';

type Card = Schema<'OrganizerCard'>;
type Form = Schema<'OrganizerCardForm'>;

const HISTORY = 20;
const LETTERS = 20;

/** @throws HttpError 404 for an administrator or an unknown id */
export async function requireCompany(db: Database, id: number): Promise<typeof users.$inferSelect> {
  const [company] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), isCompany));
  if (!company) throw notFound('Такой компании нет.');
  return company;
}

/** A company with what organizers have done to it and which e-mails it was sent. */
export async function readCard(db: Database, id: number): Promise<Card> {
  const company = await requireCompany(db, id);
  const [row] = await readParticipants(db, [id]);
  if (!row) throw notFound('Такой компании нет.');
  return {
    ...row,
    ...editedOf(company),
    notify: company.notify,
    only_chat: company.only_chat,
    ...(company.decline_reason !== null && { decline_reason: company.decline_reason }),
    history: await findEntries(
      db,
      sql`entry.subject_type = 'participant' and entry.subject_ids @> array[${id}]::int[]`,
      { limit: HISTORY, offset: 0 },
    ),
    letters: await findEmails(db, id),
  };
}

const editedOf = ({ stand, organizer_note, storage_total, version }: typeof users.$inferSelect) => ({
  stand,
  organizer_note,
  storage_total,
  version,
});

/** E-mails of the ledger and of mailings; one that was neither sent nor queued is `off`: the company has switched e-mails off. */
async function findEmails(db: Database, id: number): Promise<Card['letters']> {
  const rows = await selectRows<{
    kind: Card['letters'][number]['kind'];
    at: Date | string;
    state: Card['letters'][number]['state'];
  }>(
    db,
    sql`select notices.kind, notices.created_at as at,
      case when notices.data ? 'mailed' then 'sent'
        else coalesce((select case when jobs.failed_at is null then 'due' else 'failed' end from jobs where jobs.key = 'notice letter:' || notices.id), 'off')
      end as state
      from notices where notices.user_id = ${id} and notices.kind in ('activated', 'rejected', 'blocked', 'by_organizer')
      union all
      select 'organizer', broadcasts.begun_at, case recipient.email when 'waiting' then 'due' else recipient.email end
      from broadcast_recipients as recipient join broadcasts on broadcasts.id = recipient.broadcast_id
      where recipient.user_id = ${id} and recipient.email in ('waiting', 'sent', 'failed')
      order by 2 desc limit ${LETTERS}`,
  );
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }));
}

/**
 * Saves what organizers note on a company. A new e-mail takes the same road as a change by the company: the old address can undo it.
 * @throws StateError after a change by another organizer, FormError when another account has the e-mail
 */
export async function saveCard(act: Organizing, limiter: Limiter, id: number, form: Form): Promise<void> {
  const { tx } = act;
  await lockUsers(tx, [id]);
  const company = await requireCompany(tx, id);
  await requireVersion(act, { type: 'participant', id }, company.version, form.version, editedOf(company));
  const edited = {
    stand: form.stand.trim(),
    organizer_note: form.organizer_note.trim(),
    storage_total: form.storage_total,
  };
  await tx
    .update(users)
    .set({ ...edited, version: company.version + 1 })
    .where(eq(users.id, id));
  if (edited.stand !== '') await ensureStand(tx, edited.stand);
  const isMoved = await saveEmail(act, limiter, company, form.email);
  const { stand, organizer_note, storage_total } = company;
  await act.journal(
    'edit',
    { type: 'participant', ids: [id] },
    { stand, organizer_note, storage_total, ...(isMoved && { email: company.email }) },
    { ...edited, ...(isMoved && { email: form.email && storedEmail(form.email) }) },
  );
}

async function saveEmail(
  { tx, now }: Organizing,
  limiter: Limiter,
  company: typeof users.$inferSelect,
  given: string | undefined,
): Promise<boolean> {
  const email = given === undefined ? company.email : storedEmail(given);
  const email_key = emailKey(email);
  if (email_key === company.email_key) return false;
  const [before] = await tx.select(BEFORE).from(users).where(eq(users.id, company.id));
  if (!before) return false;
  await tx.update(users).set({ email, email_key }).where(eq(users.id, company.id));
  await requireUnreserved(tx, email_key, company.id, now);
  await noteEmailChange(tx, limiter, before, email_key, now);
  await forgetMailedPasswords(tx, company.id);
  return true;
}
