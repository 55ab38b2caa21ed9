import type { Point } from 'shared-api/contract';
import { meetingsKeys } from 'shared-api/meetings';
import { useQuery, type Query } from 'shared-api/query';
import type { CallQueue } from 'shared-api/queue';
import { getPoints } from '#api/usePoints';
import { REREAD_MS } from '#domain/limits';

/** The current user's slots of one day, read again each minute; of many days a few are asked for at once. */
export function useDayPoints(date: string, calls: CallQueue): Query<Point[]> {
  return useQuery(meetingsKeys.points(date), ([, , day]) => calls.run(() => getPoints(day), day), {
    rereadsEvery: REREAD_MS,
  });
}
