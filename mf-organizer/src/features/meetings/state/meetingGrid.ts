import type { Place } from 'shared-api/contract';
import { placeWords } from 'shared-api/meetings';
import { quotedName, textKey } from 'shared-api/text';
import { isPastSlot } from 'shared-api/time';
import { isWithoutPlace, pairWords, type DayMeeting, type MeetingsDay } from '../domain/dayMeeting';

/** A day as a table: a row per slot with meetings, a column per place. */
export interface MeetingGridData {
  columns: Place[];
  rows: MeetingGridRow[];
}

export interface MeetingGridRow {
  point: string;
  /** A place has one meeting in a slot. */
  byPlace: ReadonlyMap<number, DayMeeting>;
  /** Those ahead that are neither at a place nor online. */
  withoutPlace: DayMeeting[];
  /** The slot has begun: its meetings stay where they are. */
  isPast: boolean;
}

export function gridOf(day: MeetingsDay): MeetingGridData {
  const used = new Set(day.slots.flatMap(({ meetings }) => meetings.map(({ place_id }) => place_id)));
  return {
    columns: day.places.filter(({ id, is_active }) => is_active || used.has(id)),
    rows: day.slots.map(({ point, meetings }) => {
      const ofSlot = meetings.map((meeting) => ({ ...meeting, date: day.date, point }));
      return {
        point,
        isPast: isPastSlot(day.date, point),
        byPlace: new Map(ofSlot.flatMap((each) => (each.place_id === null ? [] : [[each.place_id, each] as const]))),
        withoutPlace: ofSlot.filter(isWithoutPlace),
      };
    }),
  };
}

/** Columns side by side in one hall. */
export function hallsOf(columns: readonly Place[]): { hall: string; first: number; count: number }[] {
  const halls: { hall: string; first: number; count: number }[] = [];
  columns.forEach(({ hall }, first) => {
    const last = halls.at(-1);
    if (last?.hall === hall) last.count += 1;
    else halls.push({ hall, first, count: 1 });
  });
  return halls;
}

/**
 * Why a meeting cannot be put into a cell; undefined when it can.
 * @param place `null` takes its place away
 */
export function refusalOf(
  meeting: DayMeeting,
  row: MeetingGridRow,
  place: Place | null,
  columns: readonly Place[],
): string | undefined {
  if (row.point !== meeting.point) return texts.otherTime(meeting.point);
  if (place === null) return meeting.place_id === null ? texts.hasNoPlace : undefined;
  if (place.id === meeting.place_id) return texts.isHere;
  if (!place.is_active) return texts.isOff(placeWords(place));
  const taker = row.byPlace.get(place.id);
  if (taker) return texts.taken(place.label, pairWords(taker));
  const stand = standOf(meeting, columns);
  // A stand that another meeting has in this slot does not keep the meeting from a table.
  if (!stand || stand.place.id === place.id || isTaken(row, stand.place, meeting)) return undefined;
  return texts.hasStand(stand.company, stand.place.label);
}

/** The stand of a side, the supplier's first. */
function standOf({ sides }: DayMeeting, columns: readonly Place[]): { company: string; place: Place } | undefined {
  return sides
    .filter(({ stand }) => stand !== '')
    .flatMap(({ company, stand }) => {
      const label = textKey(/^стенд/i.test(stand) ? stand : `Стенд ${stand}`);
      const place = columns.find((each) => each.kind === 'stand' && each.is_active && textKey(each.label) === label);
      return place ? [{ company, place }] : [];
    })[0];
}

const isTaken = ({ byPlace }: MeetingGridRow, { id }: Place, meeting: DayMeeting) =>
  byPlace.has(id) && byPlace.get(id)?.id !== meeting.id;

const texts = {
  otherTime: (point: string) => `Встреча в ${point}. Другое время назначает «Перенести» в списке.`,
  hasNoPlace: 'У встречи нет места.',
  isHere: 'Встреча уже здесь.',
  isOff: (place: string) => `${quotedName(place)} отключено.`,
  taken: (place: string, pair: string) => `${place} занят: ${pair}`,
  hasStand: (company: string, stand: string) => `У компании ${company} — ${stand.toLowerCase()}.`,
};
