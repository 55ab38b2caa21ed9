import { DateTime } from 'luxon';

/** The only source of the current time: all rules, stored times and `Date` headers use it. */
export interface Clock {
  now(): Date;
}

/**
 * A clock that runs from `startAt`, or shows the machine's time without it.
 * @param startAt the clock's instant at the moment of this call
 */
export function createClock(startAt?: Date): Clock {
  const offset = startAt ? startAt.getTime() - Date.now() : 0;
  return { now: () => new Date(Date.now() + offset) };
}

/** The zone of all displayed dates and times: the event takes place in Moscow. */
export const ZONE = 'Europe/Moscow';

/** The Moscow date (yyyy-MM-dd) of an instant, shifted by whole days. */
export function moscowDate(instant: Date, plusDays = 0): string {
  return DateTime.fromJSDate(instant, { zone: ZONE }).plus({ days: plusDays }).toFormat('yyyy-MM-dd');
}

/** The Moscow time of an instant as a local timestamp of SQL. */
export function moscowTime(instant: Date): string {
  return DateTime.fromJSDate(instant, { zone: ZONE }).toFormat('yyyy-MM-dd HH:mm:ss');
}
