import type { Place } from 'shared-api/contract';
import { placeWords } from 'shared-api/meetings';
import { meetingsOfDay, pairWords, type MeetingsDay } from '../domain/dayMeeting';
import { SHEETS_AT_ONCE } from '../limits';

export type SheetsKind = 'tables' | 'times' | 'companies';

/** A printed page. */
interface Sheet {
  key: string;
  /** «Стол 4, зал Б», «10:00» or the company. */
  title: string;
  rows: { key: string; first: string; second: string; third: string }[];
}

/** Sheets of one kind, with the part of them that is printed at once. */
export interface SheetsPart {
  kind: SheetsKind;
  sheets: readonly Sheet[];
  /** Numbers of the first and last sheet, from 1. */
  first: number;
  last: number;
}

/** All sheets of a day, in parts that a printer and a browser take at once. */
export function sheetsOf(day: MeetingsDay, kind: SheetsKind): SheetsPart[] {
  const sheets = { tables: tableSheets, times: timeSheets, companies: companySheets }[kind](day);
  const parts: SheetsPart[] = [];
  for (let start = 0; start < sheets.length; start += SHEETS_AT_ONCE) {
    const part = sheets.slice(start, start + SHEETS_AT_ONCE);
    parts.push({ kind, sheets: part, first: start + 1, last: start + part.length });
  }
  return parts;
}

/** A sheet per place that has meetings. */
function tableSheets(day: MeetingsDay): Sheet[] {
  const meetings = meetingsOfDay(day);
  return day.places
    .map((place) => ({
      key: String(place.id),
      title: placeWords(place),
      rows: meetings
        .filter(({ place_id }) => place_id === place.id)
        .map((meeting) => ({ key: String(meeting.id), first: meeting.point, second: pairWords(meeting), third: '' })),
    }))
    .filter(({ rows }) => rows.length > 0);
}

/** A sheet per slot, ordered by place. */
function timeSheets(day: MeetingsDay): Sheet[] {
  const places = placesById(day);
  const order = new Map(day.places.map(({ id }, index) => [id, index]));
  const rank = (id: number | null) => (id === null ? order.size : (order.get(id) ?? order.size));
  return day.slots.map(({ point, meetings }) => ({
    key: point,
    title: point,
    rows: meetings
      .toSorted((one, other) => rank(one.place_id) - rank(other.place_id))
      .map((meeting) => ({
        key: String(meeting.id),
        first: whereOf(meeting, places),
        second: pairWords(meeting),
        third: '',
      })),
  }));
}

/** A sheet per company with its own meetings, ordered by name. */
function companySheets(day: MeetingsDay): Sheet[] {
  const places = placesById(day);
  const sheets = new Map<number, Sheet>();
  for (const meeting of meetingsOfDay(day))
    for (const { id, company } of meeting.sides) {
      const sheet = sheets.get(id) ?? { key: String(id), title: company, rows: [] };
      const partners = meeting.sides.filter((side) => side.id !== id).map((side) => side.company);
      sheet.rows.push({
        key: String(meeting.id),
        first: meeting.point,
        second: partners.join(', '),
        third: whereOf(meeting, places),
      });
      sheets.set(id, sheet);
    }
  return [...sheets.values()].toSorted((one, other) => one.title.localeCompare(other.title, 'ru'));
}

const placesById = ({ places }: MeetingsDay): ReadonlyMap<number, Place> =>
  new Map(places.map((place) => [place.id, place]));

function whereOf(
  { place_id, link }: { place_id: number | null; link: string | null },
  places: ReadonlyMap<number, Place>,
): string {
  const place = place_id === null ? undefined : places.get(place_id);
  return [place && placeWords(place), link].filter(Boolean).join(', ');
}
