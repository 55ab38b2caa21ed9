import type { Schema } from 'shared-api/contract';
import { textKey } from 'shared-api/text';
import { isPastSlot } from 'shared-api/time';
import { texts } from '../texts';

/** A meeting of the shown day with its slot. */
export type DayMeeting = Schema<'OrganizerMeeting'> & { date: string; point: string };
export type MeetingsDay = Schema<'OrganizerMeetings'>;
/** A meeting that the server left unchanged, and why. */
export type Refusal = Schema<'BulkAnswer'>['refused'][number];

/** All meetings of a day, ordered by time. */
export function meetingsOfDay({ date, slots }: MeetingsDay): DayMeeting[] {
  return slots.flatMap(({ point, meetings }) => meetings.map((meeting) => ({ ...meeting, date, point })));
}

/** «Парус — Монолит» */
export function pairWords({ sides }: Pick<DayMeeting, 'sides'>): string {
  return sides.map(({ company }) => company).join(' — ');
}

/** Neither at a place nor online. A meeting that has begun needs no place any more. */
export function isWithoutPlace({ place_id, link, date, point }: DayMeeting): boolean {
  return place_id === null && link === null && !isPastSlot(date, point);
}

/** The company that waits at a meeting for the other one. */
export function waitsAlone({ sides }: Pick<DayMeeting, 'sides'>): DayMeeting['sides'][number] | undefined {
  const present = sides.filter(({ arrival }) => arrival?.state === 'here');
  return present.length === 1 ? present[0] : undefined;
}

/** What sides say of a meeting that did not take place: «Не пришли: Парус · стороны расходятся». */
export function missedWords({ missed, sides }: Pick<DayMeeting, 'missed' | 'sides'>): string {
  const absent = sides.filter(({ id }) => missed?.by.includes(id)).map(({ company }) => company);
  const who = absent.length === 0 ? texts.missed : texts.missedBy(absent.join(', '));
  return missed?.is_disputed ? `${who} · ${texts.disputed}` : who;
}

export interface MeetingsFilter {
  /** Part of a company's name. */
  q: string;
  hasNoPlace: boolean;
  hasConflict: boolean;
}

/** The slots of a day with the meetings that suit the filter; slots without any are left out. */
export function filterDay(day: MeetingsDay, { q, hasNoPlace, hasConflict }: MeetingsFilter): SlotMeetings[] {
  const wanted = textKey(q);
  const suits = (meeting: DayMeeting) =>
    (!hasNoPlace || isWithoutPlace(meeting)) &&
    (!hasConflict || meeting.conflicts.length > 0) &&
    meeting.sides.some(({ company }) => textKey(company).includes(wanted));
  return day.slots
    .map(({ point, meetings }) => ({
      point,
      meetings: meetings.map((meeting) => ({ ...meeting, date: day.date, point })).filter(suits),
    }))
    .filter(({ meetings }) => meetings.length > 0);
}

/** A slot of the list. */
export interface SlotMeetings {
  point: string;
  meetings: DayMeeting[];
}

/** The slot that needs the most places; undefined on a day without meetings. */
export function busiestSlot({ need }: MeetingsDay): { point: string; meetings: number } | undefined {
  return Object.entries(need)
    .map(([point, meetings]) => ({ point, meetings }))
    .toSorted((one, other) => other.meetings - one.meetings || one.point.localeCompare(other.point))[0];
}
