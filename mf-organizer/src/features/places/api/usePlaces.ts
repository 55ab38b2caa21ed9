import { request } from 'shared-api/client';
import { useQuery, type Query } from 'shared-api/query';
import type { Place } from '#domain/placeWords';

/** All places of the event by hall and label. The key is below `organizer`, whose matcher the commands refresh. */
export function usePlaces(): Query<Place[]> {
  return useQuery(['organizer', 'places'] as const, async () => (await request('get', '/api/organizer/places')).places);
}
