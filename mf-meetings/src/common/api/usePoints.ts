import { request } from 'shared-api/client';
import type { Point } from 'shared-api/contract';
import { meetingsKeys } from 'shared-api/meetings';
import { useQuery, type Query } from 'shared-api/query';

/**
 * The slots of one Moscow day (POINT-01, POINT-02).
 * @param date yyyy-MM-dd; `undefined` disables the query
 * @param userId owner of the slots; the current user by default
 */
export function usePoints(date: string | undefined, userId?: number): Query<Point[]> {
  return useQuery(date === undefined ? null : meetingsKeys.points(date, userId), ([, , day]) => getPoints(day, userId));
}

/** Fetches the slots of one day, bypassing the cache. */
export async function getPoints(date: string, userId?: number): Promise<Point[]> {
  const query = userId === undefined ? { date } : { date, user_id: userId };
  const { points } = await request('get', '/api/points', { query });
  return points;
}
