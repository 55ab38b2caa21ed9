import { toDate, toDay, type DayString } from '../Calendar/calendarDates';

/** «28.11.2026» of a day; an empty day stays empty. */
export function writtenDay(day: DayString): string {
  return day.split('-').toReversed().join('.');
}

/** The day of a typed date: «28.11.2026», «1.2.2026», «28112026», «2026-11-28»; undefined of an unfinished or impossible one. */
export function typedDay(text: string): DayString | undefined {
  const typed = text.trim();
  const parts = /^(\d{1,2})[./ ](\d{1,2})[./ ](\d{4})$/.exec(typed) ?? /^(\d\d)(\d\d)(\d{4})$/.exec(typed);
  const [, date = '', month = '', year = ''] = parts ?? [];
  const day = parts ? `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}` : typed;
  // The calendar moves 31.02 into March.
  return /^\d{4}-\d\d-\d\d$/.test(day) && toDay(toDate(day)) === day ? day : undefined;
}
