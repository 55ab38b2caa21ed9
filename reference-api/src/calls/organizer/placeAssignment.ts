import { sql } from 'drizzle-orm';
import { textKey } from 'shared-api/text';
import { moscowDate } from '#platform/clock/clock.ts';
import type { Schema } from '#platform/contract/types.ts';
import { lockTransaction, MEETINGS_LOCK } from '#platform/database/database.ts';
import { conflict } from '#platform/errors/httpError.ts';
import type { Organizing } from '#platform/journal/organize.ts';
import { isSlotPast, requireCalendarDate, requireSlotTime, SLOT_TIMES } from '../event/slots.ts';
import { setPlaces, tellOfPlaces } from './meetingPlaces.ts';
import { findMeetings, type MeetingRow } from './meetingRows.ts';
import { findPlaces, placeWords, standLabel, type Place } from './placeRows.ts';

type Plan = Schema<'PlacePlan'>;

const NO_TABLE = 'Не хватает столов';

/**
 * Gives the meetings of a day their places: a place that is set stays; else the stand of a side; else the table at which one side sat
 * in the slot before; else the first free one. The same meetings and places give the same plan.
 */
export async function assignPlacesOf(
  act: Organizing,
  { date, points, keep, dry_run }: { date: string; points?: string[] | undefined; keep: boolean; dry_run: boolean },
): Promise<Plan> {
  const { tx, now } = act;
  requireCalendarDate(date);
  for (const point of points ?? []) requireSlotTime(point);
  if (date < moscowDate(now)) throw conflict('Этот день уже прошёл.');
  if (!dry_run) await lockTransaction(tx, MEETINGS_LOCK);
  // Keeps participants' moves from taking the same tables meanwhile.
  if (!dry_run) await tx.execute(sql`select id from places order by id for update`);
  if (!dry_run) await tx.execute(sql`select id from meetings where date = ${date} order by id for update`);
  const ofDay = await findMeetings(tx, sql`meeting.date = ${date}`);
  const active = (await findPlaces(tx)).filter(({ is_active }) => is_active);
  const isChosen = ({ point, link }: MeetingRow) =>
    link === null && (points === undefined || points.includes(point)) && !isSlotPast(date, point, now);
  const plan = planPlaces(ofDay, active, (meeting) => isChosen(meeting) && !(keep && meeting.place_id !== null));
  if (dry_run || plan.assigned.length === 0) {
    act.unchanged();
    return plan;
  }
  const byId = new Map(ofDay.map((meeting) => [meeting.id, meeting]));
  const changed = plan.assigned.filter(({ id, place_id }) => byId.get(id)?.place_id !== place_id);
  // Freed first: meetings may swap places.
  await setPlaces(
    tx,
    changed.map(({ id }) => ({ id, place_id: null })),
  );
  await setPlaces(tx, changed);
  const words = new Map(active.map((place) => [place.id, placeWords(place)]));
  const placeOf = new Map(changed.map(({ id, place_id }) => [id, words.get(place_id) ?? '']));
  const moved = changed.map(({ id }) => byId.get(id)).filter((meeting) => meeting !== undefined);
  await act.journal('assign', { type: 'meeting', ids: moved.map(({ id }) => id), title: date }, null, {
    date,
    assigned: changed.length,
    unplaced: plan.unplaced.length,
  });
  await tellOfPlaces(act, moved, ({ id }) => placeOf.get(id) ?? '');
  return plan;
}

/** @param isFree whether a meeting is to get a place; the others keep theirs */
export function planPlaces(
  meetings: readonly MeetingRow[],
  places: readonly Place[],
  isFree: (meeting: MeetingRow) => boolean,
): Plan {
  const tables = places.filter(({ kind }) => kind !== 'stand');
  const stands = new Map(places.filter(({ kind }) => kind === 'stand').map((place) => [textKey(place.label), place]));
  const plan: Plan = { assigned: [], unplaced: [] };
  // Where each company sat, by slot.
  const seats = new Map<string, Map<number, number>>();
  const points = [...new Set(meetings.map(({ point }) => point))].sort();
  for (const point of points) {
    const inSlot = meetings.filter((meeting) => meeting.point === point).sort((one, other) => one.id - other.id);
    const taken = new Set<number>();
    const sitting = new Map<number, number>();
    seats.set(point, sitting);
    const before = seats.get(SLOT_TIMES[SLOT_TIMES.indexOf(point) - 1] ?? '');
    const seat = ({ sides }: MeetingRow, placeId: number) => {
      taken.add(placeId);
      for (const { id } of sides) sitting.set(id, placeId);
    };
    const waiting = inSlot.filter(isFree);
    for (const meeting of inSlot) if (!isFree(meeting) && meeting.place_id !== null) seat(meeting, meeting.place_id);
    const give = (meeting: MeetingRow, placeId: number) => {
      seat(meeting, placeId);
      plan.assigned.push({ id: meeting.id, place_id: placeId });
    };
    const withoutStand = waiting.filter((meeting) => {
      const stand = standOf(meeting, stands);
      if (!stand || taken.has(stand.id)) return true;
      give(meeting, stand.id);
      return false;
    });
    const roaming = withoutStand.filter((meeting) => {
      const earlier = meeting.sides
        .map(({ id }) => before?.get(id))
        .find((id) => id !== undefined && !taken.has(id) && tables.some((table) => table.id === id));
      if (earlier === undefined) return true;
      give(meeting, earlier);
      return false;
    });
    let next = 0;
    for (const meeting of roaming) {
      while (next < tables.length && taken.has(tables[next]?.id ?? 0)) next += 1;
      const table = tables[next];
      if (table) give(meeting, table.id);
      else plan.unplaced.push({ id: meeting.id, reason: `${NO_TABLE} в ${point}` });
    }
  }
  return plan;
}

/** The stand of a side, the supplier's first: suppliers are the first side of a row. */
function standOf({ sides }: MeetingRow, stands: ReadonlyMap<string, Place>): Place | undefined {
  return sides
    .filter(({ stand }) => stand !== '')
    .map(({ stand }) => stands.get(textKey(standLabel(stand))))
    .find((place) => place !== undefined);
}
