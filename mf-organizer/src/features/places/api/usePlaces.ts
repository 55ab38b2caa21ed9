import { request } from 'shared-api/client';
import type { Place } from 'shared-api/contract';
import { useQuery, type Query } from 'shared-api/query';

/** All places of the event by hall and label. The key is below `organizer`, whose matcher the commands refresh. */
export function usePlaces(): Query<Place[]> {
  return useQuery(['organizer', 'places'] as const, async () => (await request('get', '/api/organizer/places')).places);
}
