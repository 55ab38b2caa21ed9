import { request } from 'shared-api/client';
import { useQuery, type Query } from 'shared-api/query';
import { createCallQueue } from 'shared-api/queue';
import { isPastSlot } from 'shared-api/time';
import { catalogKeys } from '#api/catalogKeys';
import { READ_AT_ONCE } from '#domain/limits';

/** One queue for all companies: comparing four asks no faster. */
const calls = createCallQueue(READ_AT_ONCE);

/**
 * The free slots that are still to come, as «yyyy-MM-dd HH:mm».
 * @param days yyyy-MM-dd; `undefined` asks for nothing yet
 * @param userId whose; without it the current user's
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
    .filter(({ point, status }) => status === 'AVAILABLE' && !isPastSlot(date, point))
    .map(({ point }) => `${date} ${point}`);
}
