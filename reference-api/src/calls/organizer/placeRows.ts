import { asc, eq, sql } from 'drizzle-orm';
import { quotedName, textKey } from 'shared-api/text';
import type { Schema } from '#platform/contract/types.ts';
import type { Database } from '#platform/database/database.ts';
import { meetings, places } from '#platform/database/schema.ts';
import { badRequest, conflict, notFound } from '#platform/errors/httpError.ts';
import type { Organizing } from '#platform/journal/organize.ts';
import { pluralOf } from '../notices/pluralOf.ts';
import { requireVersion } from './versions.ts';

export type Place = typeof places.$inferSelect;
type NewPlace = Schema<'NewPlace'>;

/** The words for a place: «Стол 4, зал Б». */
export const placeWords = ({ label, hall }: Pick<Place, 'label' | 'hall'>) =>
  hall === '' ? label : `${label}, зал ${hall}`;

const collator = new Intl.Collator('ru', { numeric: true });

/** In the order in which they are given out: by hall, «Стол 2» before «Стол 10». */
export const byLabel = (one: Place, other: Place) =>
  collator.compare(one.hall, other.hall) || collator.compare(one.label, other.label) || one.id - other.id;

export async function findPlaces(db: Database): Promise<Place[]> {
  return (await db.select().from(places).orderBy(asc(places.id))).sort(byLabel);
}

/** Adds places; those that exist, or look like one that does, stay as they are. @returns how many are new, and the labels that were there */
export async function addPlaceRows(act: Organizing, given: NewPlace[]): Promise<{ added: number; existing: string[] }> {
  const { tx } = act;
  const former = new Set((await lockPlaces(tx)).map(keyOf));
  const wanted = given.map(readPlace);
  const fresh = new Map(wanted.toReversed().map((place) => [keyOf(place), place]));
  const existing = wanted.filter((place) => former.has(keyOf(place))).map(placeWords);
  for (const key of former) fresh.delete(key);
  if (fresh.size === 0) {
    act.unchanged();
    return { added: 0, existing };
  }
  const added = await tx
    .insert(places)
    .values([...fresh.values()].reverse())
    .returning({ id: places.id, hall: places.hall, label: places.label });
  await noteAdded(act, added);
  return { added: added.length, existing };
}

/** Equal for places that look equal. */
const keyOf = ({ hall, label }: Pick<Place, 'label' | 'hall'>) => `${textKey(hall)}\n${textKey(label)}`;

/** All places, locked against others that would look equal. Lock single rows before. */
async function lockPlaces(tx: Database): Promise<Place[]> {
  await tx.execute(sql`lock table places in share row exclusive mode`);
  return tx.select().from(places);
}

async function noteAdded(act: Organizing, added: { id: number; hall: string; label: string }[]): Promise<void> {
  const labels = added.map(placeWords);
  await act.journal('places', { type: 'place', ids: added.map(({ id }) => id) }, null, { added: labels });
}

/** @throws StateError after a change by another organizer, HttpError 409 when the label is taken */
export async function savePlaceRow(
  act: Organizing,
  id: number,
  { version, is_active, ...form }: NewPlace & { version: number; is_active: boolean },
): Promise<Place> {
  const { tx } = act;
  const before = await lockPlace(tx, id);
  await requireVersion(act, { type: 'place', id }, before.version, version, { ...before });
  const wanted = readPlace(form);
  const isTaken = (await lockPlaces(tx)).some((other) => other.id !== id && keyOf(other) === keyOf(wanted));
  // Twins of an earlier release can still be switched off.
  if (isTaken && keyOf(wanted) !== keyOf(before)) throw conflict('Такое место уже есть.');
  const [saved] = await tx
    .update(places)
    .set({ ...wanted, is_active, version: version + 1 })
    .where(eq(places.id, id))
    .returning();
  if (!saved) throw notFound('Такого места нет.');
  await act.journal('places', { type: 'place', ids: [id], title: placeWords(saved) }, factsOf(before), factsOf(saved));
  return saved;
}

/** Deletes a place that no meeting has; others can be switched off. */
export async function deletePlaceRow(act: Organizing, id: number): Promise<void> {
  const { tx } = act;
  const place = await lockPlace(tx, id);
  const used = await tx.$count(meetings, eq(meetings.place_id, id));
  if (used > 0)
    throw conflict(
      `${quotedName(placeWords(place))}: ещё ${used} ${pluralOf(used, ['встреча', 'встречи', 'встреч'])}. Такое место можно отключить.`,
    );
  await tx.delete(places).where(eq(places.id, id));
  await act.journal('places', { type: 'place', ids: [id], title: placeWords(place) }, factsOf(place), null);
}

/** The place of a company's stand, for assignments. */
export async function ensureStand(tx: Database, stand: string): Promise<void> {
  await tx
    .insert(places)
    .values({ label: standLabel(stand), hall: '', kind: 'stand' })
    .onConflictDoNothing();
}

/** «14» as «Стенд 14» */
export const standLabel = (stand: string) => (/^стенд/i.test(stand) ? stand : `Стенд ${stand}`);

/** Locks a place against other assignments. */
export async function lockPlace(tx: Database, id: number): Promise<Place> {
  const [place] = await tx.select().from(places).where(eq(places.id, id)).for('update');
  if (!place) throw notFound('Такого места нет.');
  return place;
}

function readPlace({ label: given, hall, kind }: NewPlace) {
  const label = given.trim();
  if (label === '') throw badRequest('Назовите место.');
  return { label, hall: hall.trim(), kind };
}

const factsOf = ({ label, hall, kind, is_active }: Place) => ({ label, hall, kind, is_active });
