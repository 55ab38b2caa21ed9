import type { Point } from 'shared-api/contract';
import { meetingsKeys } from 'shared-api/meetings';
import { useQuery, type Query } from 'shared-api/query';
import { getPoints } from '#api/usePoints';
import type { Turns } from '../createTurns';
import { REREAD_MS } from '../limits';

/** The current user's slots of one day, read again each minute; of many days a few are asked for at once. */
export function useDayPoints(date: string, turns: Turns): Query<Point[]> {
  return useQuery(meetingsKeys.points(date), ([, , day]) => turns.take(day, () => getPoints(day)), {
    rereadsEvery: REREAD_MS,
  });
}
