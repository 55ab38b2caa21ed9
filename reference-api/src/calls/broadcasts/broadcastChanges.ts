import { eq } from 'drizzle-orm';
import type { Schema } from '#platform/contract/types.ts';
import { lockTransaction } from '#platform/database/database.ts';
import { broadcasts } from '#platform/database/schema.ts';
import { badRequest, conflict } from '#platform/errors/httpError.ts';
import type { Organizing } from '#platform/journal/organize.ts';
import { findWholeEvent } from '../event/activeEvent.ts';
import { requireCalendarDate } from '../event/slots.ts';
import { requireVersion } from '../organizer/versions.ts';
import { countLeft, lockBroadcast, readBroadcast, type Broadcast } from './broadcastRows.ts';
import { requirePlaceholders } from './placeholders.ts';
import { countSegment } from './segment.ts';

type Form = Schema<'BroadcastForm'>;

/** Called before a mailing to many. */
type Confirm = () => Promise<void>;

/** Delay of every mailing, to undo it. */
const UNDO_MS = 60_000;
/** A mailing to more needs the password. */
export const UNCONFIRMED = 100;
/** Makes counts of a day hold for two organizers at once. */
const BROADCAST_LOCK = 7_240_517_005;

/** Adds a draft, or a mailing that begins after the time to take it back. */
export async function createBroadcast(act: Organizing, form: Form, confirm: Confirm): Promise<Schema<'Broadcast'>> {
  const fields = { ...contentOf(form), ...(await planOf(act, form, confirm)) };
  const [added] = await act.tx
    .insert(broadcasts)
    .values({ ...fields, author_id: act.actor, created_at: act.now })
    .returning();
  if (!added) throw new Error('The database answered no row to an insert of a mailing.');
  await note(act, added.state === 'draft' ? 'broadcast.create' : 'broadcast.send', undefined, added);
  return readBroadcast(act.tx, added.id);
}

/** Saves a draft, or sends it. @throws StateError after a change by another organizer */
export async function changeBroadcast(
  act: Organizing,
  id: number,
  { version, ...form }: Form & { version: number },
  confirm: Confirm,
): Promise<Schema<'Broadcast'>> {
  const before = await lockBroadcast(act.tx, id);
  await requireVersion(act, { type: 'broadcast', id }, before.version, version, {
    ...(await readBroadcast(act.tx, id)),
  });
  requireDraft(before);
  const fields = { ...contentOf(form), ...(await planOf(act, form, confirm)) };
  const [saved] = await act.tx
    .update(broadcasts)
    .set({ ...fields, author_id: act.actor, version: before.version + 1 })
    .where(eq(broadcasts.id, id))
    .returning();
  if (!saved) throw new Error('A locked mailing is gone.');
  await note(act, saved.state === 'draft' ? 'broadcast.edit' : 'broadcast.send', before, saved);
  return readBroadcast(act.tx, id);
}

/** Makes a mailing that has not begun a draft again. */
export async function takeBack(act: Organizing, id: number): Promise<Schema<'Broadcast'>> {
  const before = await lockBroadcast(act.tx, id);
  if (before.state === 'draft') act.unchanged();
  else {
    if (before.state !== 'scheduled') throw conflict('Рассылка уже началась: отменить её нельзя.');
    const draft = { ...NO_PLAN, version: before.version + 1 };
    await act.tx.update(broadcasts).set(draft).where(eq(broadcasts.id, id));
    await note(act, 'broadcast.cancel', before, { ...before, ...draft });
  }
  return readBroadcast(act.tx, id);
}

/** Deletes a draft. */
export async function removeDraft(act: Organizing, id: number): Promise<void> {
  const before = await lockBroadcast(act.tx, id);
  requireDraft(before);
  await act.tx.delete(broadcasts).where(eq(broadcasts.id, id));
  await note(act, 'broadcast.delete', before, undefined);
}

/** Refuses what cannot be sent: empty or with unknown placeholders. */
export function requireWords({ subject, text }: Pick<Form, 'subject' | 'text'>): void {
  if (subject.trim() === '') throw badRequest('Напишите тему.');
  if (text.trim() === '') throw badRequest('Напишите текст.');
  requirePlaceholders({ subject, text });
}

function requireDraft({ state }: Broadcast): void {
  if (state === 'scheduled') throw conflict('Рассылка ждёт отправки. Сначала отмените её.');
  if (state !== 'draft') throw conflict('Рассылка уже отправлена.');
}

/** @throws HttpError 400 for a day that does not exist */
export function requireSegment({ meetings_on }: Schema<'BroadcastSegment'>): void {
  if (meetings_on !== undefined) requireCalendarDate(meetings_on);
}

function contentOf({ subject, text, channels, segment, is_service }: Form) {
  requireSegment(segment);
  return { subject: subject.toWellFormed().trim(), text: text.toWellFormed().trim(), channels, segment, is_service };
}

const NO_PLAN = { state: 'draft', send_at: null, event_id: null } satisfies Partial<Broadcast>;

/** When a mailing begins, once everything allows it. */
async function planOf(act: Organizing, form: Form, confirm: Confirm) {
  const { tx, now } = act;
  if (form.send_at === null) return NO_PLAN;
  requireWords(form);
  if (form.channels.length === 0) throw badRequest('Выберите, как отправить.');
  const chosen = form.send_at === 'now' ? now : new Date(form.send_at);
  if (chosen < now) throw badRequest('Выберите время позже текущего.');
  const send_at = new Date(Math.max(chosen.getTime(), now.getTime() + UNDO_MS));
  const { total, some } = await countSegment(tx, form, now);
  if (some === 0) throw conflict('Так сообщение никто не получит. Выберите других получателей или другой способ.');
  if (total > UNCONFIRMED) await confirm();
  await lockTransaction(tx, BROADCAST_LOCK);
  const left = await countLeft(tx, send_at);
  if (left.today === 0) throw conflict('На этот день уже есть 4 рассылки, больше нельзя. Выберите другой день.');
  if (form.is_service && left.service === 0)
    throw conflict('Важные служебные рассылки закончились: на мероприятие их три.');
  const event = await findWholeEvent(tx);
  return { state: 'scheduled' as const, send_at, event_id: event?.id ?? null };
}

function note(
  act: Organizing,
  action: Schema<'JournalAction'>,
  before: Broadcast | undefined,
  after: Broadcast | undefined,
): Promise<void> {
  const { id = 0, subject = '' } = after ?? before ?? {};
  return act.journal(action, { type: 'broadcast', ids: [id], title: subject }, factsOf(before), factsOf(after));
}

function factsOf(row: Broadcast | undefined): Record<string, unknown> | null {
  if (!row) return null;
  const { subject, text, channels, segment, is_service, state, send_at } = row;
  return { subject, text, channels, segment, is_service, state, send_at: send_at?.toISOString() ?? null };
}
