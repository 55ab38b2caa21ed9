import { request } from 'shared-api/client';
import type { Point } from 'shared-api/contract';
import { meetingsKeys } from 'shared-api/meetings';
import { useQuery, type Query } from 'shared-api/query';

/** The current user's slots of one Moscow day (yyyy-MM-dd). */
export function usePoints(date: string): Query<Point[]> {
  return useQuery(meetingsKeys.points(date), async () => {
    const { points } = await request('get', '/api/points', { query: { date } });
    return points;
  });
}
