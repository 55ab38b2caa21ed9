import useSWR from 'swr';
import { request } from 'shared-api/client';
import type { Point } from 'shared-api/contract';
import { meetingsKeys } from 'shared-api/meetings';

/** The current user's slots of one Moscow day (yyyy-MM-dd). */
export function usePoints(date: string): { points: Point[] | undefined; error: unknown; reload: () => void } {
  const { data, error, mutate } = useSWR(meetingsKeys.points(date), () =>
    request('get', '/api/points', { query: { date } }),
  );
  return { points: data?.points, error, reload: () => void mutate() };
}
