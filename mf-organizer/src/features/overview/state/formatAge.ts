import { countOf } from '#domain/counts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/** «2 дня», «5 часов», «меньше часа» between two ISO instants. */
export function formatAge(since: string, now: string): string {
  const age = Date.parse(now) - Date.parse(since);
  if (age >= DAY_MS) return countOf(Math.floor(age / DAY_MS), 'день', 'дня', 'дней');
  return age >= HOUR_MS ? countOf(Math.floor(age / HOUR_MS), 'час', 'часа', 'часов') : 'меньше часа';
}
