import { serverNow } from 'shared-api/clock';
import { addDays, dayOf, formatDate, formatTime, todayInMoscow } from 'shared-api/time';
import { formatDuration } from 'shared-ui/texts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** The server notes visits to five minutes. */
const NOW_MS = 10 * MINUTE;

/** «2 дня», «20 ч»: how long something has lasted, in one unit. */
export function sinceText(instant: string): string {
  const age = Math.max(0, serverNow() - Date.parse(instant));
  return formatDuration(age < HOUR ? age : Math.floor(age / HOUR) * HOUR);
}

/** When a company was last here: «сейчас», «25 мин», «14:02», «вчера», «21.11.2026»; «—» for never. */
export function seenText(instant: string | null): string {
  if (instant === null) return '—';
  const ago = serverNow() - Date.parse(instant);
  if (ago < NOW_MS) return 'сейчас';
  if (ago < HOUR) return `${Math.floor(ago / MINUTE)} мин`;
  const [day, today] = [dayOf(instant), todayInMoscow()];
  if (day === today) return formatTime(instant);
  return day === addDays(today, -1) ? 'вчера' : formatDate(day);
}
