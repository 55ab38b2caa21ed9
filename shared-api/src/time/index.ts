import { DateTime } from 'luxon';
import { serverNow } from '../clock/serverClock';

/** All times of the product are Moscow times, in any browser time zone (specification, section 9). */
export const MOSCOW = 'Europe/Moscow';
/** The offset of Moscow as pages write it. */
export const MOSCOW_OFFSET_LABEL = 'GMT +03:00';

const LOCALE = 'ru';
/** Date format of the API. */
const SLOT_DATE = 'yyyy-MM-dd';

function moscow(instant: string | number): DateTime {
  return (typeof instant === 'number' ? DateTime.fromMillis(instant) : DateTime.fromISO(instant))
    .setZone(MOSCOW)
    .setLocale(LOCALE);
}

/** Text for an invalid date, as luxon writes it. */
const INVALID = 'Invalid DateTime';
const HOUR_MS = 60 * 60_000;
/**
 * Moscow's offset in ms by hour, memoised: an offset changes only on the hour, and luxon takes longer to find it than a
 * row takes to render.
 */
const offsets = new Map<number, number>();

/** Formats an ISO instant as «yyyy-MM-ddTHH:mm» in Moscow; `undefined` for an invalid one. */
function moscowMinute(instant: string): string | undefined {
  const time = Date.parse(instant);
  if (Number.isNaN(time)) return undefined;
  const hour = Math.floor(time / HOUR_MS);
  const offset = offsets.get(hour) ?? moscow(time).offset * 60_000;
  offsets.set(hour, offset);
  return new Date(time + offset).toISOString().slice(0, 'yyyy-MM-ddTHH:mm'.length);
}

/**
 * The last minute and its day, memoised: whole lists ask within one minute, and luxon takes longer than rendering a
 * row.
 */
let latest = { minute: Number.NaN, day: '' };

/** Today in Moscow by the server's clock, yyyy-MM-dd. */
export function todayInMoscow(): string {
  const now = serverNow();
  const minute = Math.floor(now / 60_000);
  if (minute !== latest.minute) latest = { minute, day: moscow(now).toFormat('yyyy-MM-dd') };
  return latest.day;
}

/** «HH:mm» today, otherwise «dd.MM.yy»: the time of a message in lists. `instant` is ISO 8601. */
export function formatMessageTime(instant: string): string {
  if (dayOf(instant) === todayInMoscow()) return formatTime(instant);
  const [year, month, day] = dayOf(instant).split('-');
  return day === undefined || year === undefined ? INVALID : `${day}.${month}.${year.slice(-2)}`;
}

/** «HH:mm» of an ISO instant. */
export function formatTime(instant: string): string {
  return moscowMinute(instant)?.slice('yyyy-MM-ddT'.length) ?? INVALID;
}

/** The Moscow day of an ISO instant, yyyy-MM-dd, by which messages are grouped. */
export function dayOf(instant: string): string {
  return moscowMinute(instant)?.slice(0, 'yyyy-MM-dd'.length) ?? INVALID;
}

/** «dd.MM.yyyy в HH:mm»: the date of a news post. */
export function formatNewsDate(instant: string): string {
  return moscow(instant).toFormat("dd.MM.yyyy 'в' HH:mm");
}

/** «dd.MM.yyyy HH:mm»: the upload time of a company file. */
export function formatFileDate(instant: string): string {
  return moscow(instant).toFormat('dd.MM.yyyy HH:mm');
}

/** «dd.MM, HH:mm» of an ISO instant, with the year when it is another one: entries of a journal, scheduled times. */
export function formatMoment(instant: string): string {
  const [year, month, date] = dayOf(instant).split('-');
  if (date === undefined) return INVALID;
  const isThisYear = year === todayInMoscow().slice(0, 'yyyy'.length);
  return `${date}.${month}${isThisYear ? '' : `.${year}`}, ${formatTime(instant)}`;
}

/** «dd.MM в HH:mm», with the year when it is another one: the last edit of a news post. */
export function formatEditDate(instant: string): string {
  return formatMoment(instant).replace(', ', ' в ');
}

/** «dd.MM.yyyy» of a slot date yyyy-MM-dd. */
export function formatDate(date: string): string {
  return day(date).toFormat('dd.MM.yyyy');
}

/** «Сегодня», or weekday, day, month and year of a date yyyy-MM-dd: the header of a day. */
export function formatDayHeader(date: string): string {
  return date === todayInMoscow() ? 'Сегодня' : formatFullDay(date);
}

/** «Суббота, 28 ноября 2026» of a date yyyy-MM-dd: the heading in exports and prints. */
export function formatFullDay(date: string): string {
  const text = day(date).toFormat('cccc, d MMMM yyyy');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** «вс, 22 ноября» of a date yyyy-MM-dd: the heading of a day without its year. */
export function formatNearDay(date: string): string {
  return day(date).toFormat('ccc, d MMMM');
}

/** Formats yyyy-MM-dd as «сб, 28.11.2026», for slots in rows and dialogs. */
export function formatSlotDay(date: string): string {
  return day(date).toFormat('ccc, dd.MM.yyyy');
}

/** A slot in a line: «сегодня, 10:00», within a week «пн, 10:00», else «пн, 30.11, 10:00». */
export function formatNearSlot(date: string, point: string): string {
  const today = todayInMoscow();
  if (date === today) return `сегодня, ${point}`;
  return `${day(date).toFormat(date < addDays(today, 7) ? 'ccc' : 'ccc, dd.MM')}, ${point}`;
}

/** Start of a slot (yyyy-MM-dd, HH:mm) in milliseconds since 1970. */
export function slotStart(date: string, point: string): number {
  return DateTime.fromISO(`${date}T${point}`, { zone: MOSCOW }).toMillis();
}

/** Whether a slot (yyyy-MM-dd, HH:mm) has begun by the server's clock. */
export function isPastSlot(date: string, point: string): boolean {
  return slotStart(date, point) <= serverNow();
}

/** A common time sooner than this cannot be agreed: the other company has to read and answer first. */
const LEAD_MS = 30 * 60_000;
/** Rounds up to whole minutes. */
const ALMOST_MINUTE_MS = 59_999;

/** The earliest slot, «yyyy-MM-dd HH:mm», that is far enough ahead to be offered as common time. */
export function earliestCommonSlot(): string {
  return DateTime.fromMillis(serverNow() + LEAD_MS + ALMOST_MINUTE_MS, { zone: MOSCOW }).toFormat('yyyy-MM-dd HH:mm');
}

/** Whether a slot (yyyy-MM-dd, HH:mm) is far enough ahead to be offered as common time. */
export function isAgreeable(date: string, point: string): boolean {
  return `${date} ${point}` >= earliestCommonSlot();
}

/** The days from `first` to `last` (yyyy-MM-dd), both included; empty when `last` is earlier. */
export function daysBetween(first: string, last: string): string[] {
  const days: string[] = [];
  for (let next = first; next <= last; next = day(next).plus({ days: 1 }).toFormat(SLOT_DATE)) days.push(next);
  return days;
}

/** The date (yyyy-MM-dd) a number of days later, or earlier for a negative number. */
export function addDays(date: string, days: number): string {
  return day(date).plus({ days }).toFormat(SLOT_DATE);
}

function day(date: string): DateTime {
  return DateTime.fromISO(date, { zone: MOSCOW }).setLocale(LOCALE);
}
