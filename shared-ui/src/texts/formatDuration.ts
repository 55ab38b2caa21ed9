import { plural } from './plural';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Formats a duration by its largest units: «6 дней», «3 ч 20 мин», «48 мин», «меньше минуты». */
export function formatDuration(milliseconds: number): string {
  if (milliseconds < MINUTE) return 'меньше минуты';
  if (milliseconds >= DAY) {
    const days = Math.floor(milliseconds / DAY);
    return `${days} ${plural(days, 'день', 'дня', 'дней')}`;
  }
  const hours = Math.floor(milliseconds / HOUR);
  const minutes = Math.floor((milliseconds % HOUR) / MINUTE);
  return [hours > 0 && `${hours} ч`, minutes > 0 && `${minutes} мин`].filter(Boolean).join(' ');
}
