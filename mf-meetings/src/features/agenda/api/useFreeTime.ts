import { useEvent } from 'shared-api/event';
import { meetingsKeys } from 'shared-api/meetings';
import { joinQueries, useQuery, type Query } from 'shared-api/query';
import { daysBetween, todayInMoscow } from 'shared-api/time';
import { fourAtOnce } from '#api/fourAtOnce';
import { getPoints } from '#api/usePoints';
import type { FreeDay } from '../freeRanges';
import { REREADS_EVERY } from '../limits';

/** The current user's free slots on the days of the event that are left. `isEnabled` false asks for nothing. Read again each minute. */
export function useFreeTime(isEnabled: boolean): Query<FreeDay[]> {
  const event = useEvent();
  const { datestart, dateend } = event.data ?? {};
  const key = isEnabled && datestart && dateend ? meetingsKeys.freeTime(datestart, dateend) : null;
  const free = useQuery(key, ([, , first, last]) => readFreeTime(first, last), { rereadsEvery: REREADS_EVERY });
  const { data, ...whole } = joinQueries(event, free);
  return { ...whole, data: data?.[1], previous: undefined, reload: async () => (await whole.reload())?.[1] };
}

async function readFreeTime(first: string, last: string): Promise<FreeDay[]> {
  const today = todayInMoscow();
  const days = daysBetween(first < today ? today : first, last);
  return fourAtOnce(days, async (date) => {
    const points = await getPoints(date);
    return { date, points: points.filter(({ status }) => status === 'AVAILABLE').map(({ point }) => point) };
  });
}
