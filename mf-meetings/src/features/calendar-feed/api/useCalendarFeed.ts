import { request } from 'shared-api/client';
import type { Schema } from 'shared-api/contract';
import { createMutation, useQuery, type Query } from 'shared-api/query';

const FEED = ['calendar-feed'] as const;

/** The address of the current user's meetings for calendars that subscribe. */
export function useCalendarFeed(): Query<Schema<'CalendarFeed'>> {
  return useQuery(FEED, () => request('get', '/api/calendar'));
}

/** Replaces that address; calendars with the former one get no more news. */
export const useResetCalendarFeed = createMutation(() => request('post', '/api/calendar/reset'), {
  onSuccess: (cache, feed) => void cache.write(FEED, feed),
});
