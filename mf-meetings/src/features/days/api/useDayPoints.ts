import type { Point } from 'shared-api/contract';
import type { CallQueue } from 'shared-api/delivery';
import { meetingsKeys } from 'shared-api/meetings';
import { useQuery, type Query } from 'shared-api/query';
import { getPoints } from '#api/usePoints';
import { REREAD_MS } from '#domain/limits';

/** The current user's slots of one day, refetched every minute; `calls` limits how many days load in parallel. */
export function useDayPoints(date: string, calls: CallQueue): Query<Point[]> {
  return useQuery(meetingsKeys.points(date), ([, , day]) => calls.run(() => getPoints(day), day), {
    rereadsEvery: REREAD_MS,
  });
}
