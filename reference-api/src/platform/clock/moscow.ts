import { DateTime } from 'luxon';

/** The zone of all dates and times that people see; the event keeps Moscow time. */
export const ZONE = 'Europe/Moscow';

/** The Moscow date (yyyy-MM-dd) of an instant, moved by whole days. */
export function moscowDate(instant: Date, plusDays = 0): string {
  return DateTime.fromJSDate(instant, { zone: ZONE }).plus({ days: plusDays }).toFormat('yyyy-MM-dd');
}
