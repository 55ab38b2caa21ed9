/** A day as calls carry it: «2026-03-15». */
export type DayString = string;

/** The day as `Date` at midnight here, which is how the calendar counts. */
export function toDate(day: DayString): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}

/** The day of a `Date` that the calendar gave. */
export function toDay(date: Date): DayString {
  return [
    String(date.getFullYear()).padStart(4, '0'),
    String(date.getMonth() + 1).padStart(2, '0'),
    String(date.getDate()).padStart(2, '0'),
  ].join('-');
}

// The browser knows the Russian names; date-fns would bring its own copy of them. A format keeps the zone in which it was made, and a
// computer may be taken to another one: so the formats count in UTC.
function formatOf(options: Intl.DateTimeFormatOptions): (date: Date) => string {
  const format = new Intl.DateTimeFormat('ru', { ...options, timeZone: 'UTC' });
  return (date) => format.format(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()));
}

const monthFormat = formatOf({ month: 'long', year: 'numeric' });
const weekdayFormat = formatOf({ weekday: 'short' });
const weekdayNameFormat = formatOf({ weekday: 'long' });
const dayAndMonthFormat = formatOf({ day: 'numeric', month: 'long' });
const dayNameFormat = formatOf({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

/** «Март 2026» */
export function monthName(date: Date): string {
  const name = monthFormat(date).replace(/\s*г\.$/, '');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** «пн» */
export function weekdayShort(date: Date): string {
  return weekdayFormat(date);
}

/** «понедельник» */
export function weekdayName(date: Date): string {
  return weekdayNameFormat(date);
}

/** «воскресенье, 15 марта 2026 г.» */
export function dayName(date: Date): string {
  return dayNameFormat(date);
}

/** «15 марта» */
export function dayAndMonth(date: Date): string {
  return dayAndMonthFormat(date);
}
