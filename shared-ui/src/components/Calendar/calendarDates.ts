/** A day as in the API: «2026-03-15». */
export type DayString = string;

/** Local midnight of the day, as react-day-picker expects. */
export function toDate(day: DayString): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}

/** The local day of a `Date` from react-day-picker. */
export function toDay(date: Date): DayString {
  return [
    String(date.getFullYear()).padStart(4, '0'),
    String(date.getMonth() + 1).padStart(2, '0'),
    String(date.getDate()).padStart(2, '0'),
  ].join('-');
}

// Intl has the Russian names; date-fns would add its own copy. UTC, because a formatter keeps the time zone of its creation and the
// device may move to another one.
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
