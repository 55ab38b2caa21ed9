import { createCallQueue } from 'shared-api/delivery';
import { useEvent } from 'shared-api/event';
import { meetingsKeys } from 'shared-api/meetings';
import { joinQueries, useQuery, type Query } from 'shared-api/query';
import { daysBetween, todayInMoscow } from 'shared-api/time';
import { getPoints } from '#api/usePoints';
import type { FreeDay } from '#domain/freeRanges';
import { CALLS_AT_ONCE, REREAD_MS } from '#domain/limits';

/**
 * The current user's free slots on the remaining days of the event. Refetched every minute.
 * @param isEnabled false disables the query
 */
export function useFreeTime(isEnabled: boolean): Query<FreeDay[]> {
  const event = useEvent();
  const { datestart, dateend } = event.data ?? {};
  const key = isEnabled && datestart && dateend ? meetingsKeys.freeTime(datestart, dateend) : null;
  const free = useQuery(key, ([, , first, last]) => readFreeTime(first, last), { rereadsEvery: REREAD_MS });
  const { data, ...whole } = joinQueries(event, free);
  return { ...whole, data: data?.[1], previous: undefined, reload: async () => (await whole.reload())?.[1] };
}

async function readFreeTime(first: string, last: string): Promise<FreeDay[]> {
  const today = todayInMoscow();
  const days = daysBetween(first < today ? today : first, last);
  const calls = createCallQueue(CALLS_AT_ONCE);
  return Promise.all(
    days.map(async (date) => {
      const points = await calls.run(() => getPoints(date));
      return { date, points: points.filter(({ status }) => status === 'AVAILABLE').map(({ point }) => point) };
    }),
  );
}
