import { request } from 'shared-api/client';
import { useQuery, type Query } from 'shared-api/query';
import type { MeetingsDay } from '../domain/dayMeeting';

/** Other organizers change the day too. */
const REREAD_MS = 60_000;

/** Below `organizer` of shared-api, whose matcher the commands refresh. */
const dayKey = (date: string) => ['organizer', 'meetings', date] as const;

/** All meetings of a day (yyyy-MM-dd) by slot, and all places; fetched again each minute. */
export function useMeetingsDay(date: string): Query<MeetingsDay> {
  return useQuery(dayKey(date), ([, , day]) => request('get', '/api/organizer/meetings', { query: { date: day } }), {
    rereadsEvery: REREAD_MS,
  });
}
