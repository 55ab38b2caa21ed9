import { request } from 'shared-api/client';
import type { Schema } from 'shared-api/contract';
import { meetingsKeys } from 'shared-api/meetings';
import { useQuery, type Query } from 'shared-api/query';
import { REREAD_MS } from '#domain/limits';

/** Days with meetings and all their slots, by date (yyyy-MM-dd); `total_count` and `pages` count days. */
export type MeetingDays = Schema<'MeetingsPage'>;

/** The days with meetings closest to today, after or before it (MEET-02), without today. */
export function useMeetingDays(side: 'future' | 'past', limit: number): Query<MeetingDays> {
  return useQuery(meetingsKeys.days(side, limit), () => getMeetingDays(side, limit), {
    keepsPrevious: true,
    rereadsEvery: REREAD_MS,
  });
}

/** Fetches the days with meetings, bypassing the cache. */
export function getMeetingDays(side: 'future' | 'past', limit: number): Promise<MeetingDays> {
  return request('get', `/api/meetings/${side}`, { query: { limit, page: 1 } });
}
