import { request } from 'shared-api/client';
import { createCallQueue } from 'shared-api/delivery';
import { useQuery, type Query } from 'shared-api/query';
import { isAgreeable } from 'shared-api/time';
import { READ_AT_ONCE } from '#domain/limits';
import { catalogKeys } from './catalogKeys';

/** One queue for all companies, to limit parallel requests when several are compared. */
const calls = createCallQueue(READ_AT_ONCE);

/**
 * Free slots that can still be agreed, as «yyyy-MM-dd HH:mm».
 * @param days yyyy-MM-dd; `undefined` sends no request
 * @param userId the current user by default
 */
export function useFreeSlots(days: readonly string[] | undefined, userId?: number): Query<string[]> {
  return useQuery(days === undefined ? null : catalogKeys.freeSlots(days, userId), async () => {
    const free = await Promise.all((days ?? []).map((date) => calls.run(() => readFreeSlots(date, userId))));
    return free.flat();
  });
}

async function readFreeSlots(date: string, userId: number | undefined): Promise<string[]> {
  const query = userId === undefined ? { date } : { date, user_id: userId };
  const { points } = await request('get', '/api/points', { query });
  return points
    .filter(({ point, status }) => status === 'AVAILABLE' && isAgreeable(date, point))
    .map(({ point }) => `${date} ${point}`);
}
