import { request } from '../client/request';
import type { Schema } from '../contract';
import { keysUnder } from '../query/keysUnder';
import type { Query } from '../query/query';
import { useQuery } from '../query/useQuery';

/** Keys of the shared query; mf-organizer adds its own below `organizer`. */
export const organizerKeys = {
  overview: (date?: string) => ['organizer', 'overview', date] as const,
  isOverview: keysUnder('organizer', 'overview'),
  isAny: keysUnder('organizer'),
};

const MINUTE = 60_000;

/**
 * Figures of the whole event and what needs attention, for administrators; fetched again each minute. The figures of the
 * former day stay available while another day loads.
 * @param date day of the figures by day (yyyy-MM-dd), by default today
 * @param isEnabled fetches only then
 */
export function useOverview(date?: string, isEnabled = true): Query<Schema<'Overview'>> {
  return useQuery(
    isEnabled ? organizerKeys.overview(date) : null,
    ([, , day]) => request('get', '/api/organizer/overview', { query: { date: day } }),
    { rereadsEvery: MINUTE, keepsPrevious: true },
  );
}
