import { request } from 'shared-api/client';
import { meetingsKeys } from 'shared-api/meetings';
import { useQuery, type Query } from 'shared-api/query';
import { todayInMoscow } from 'shared-api/time';
import { fourAtOnce } from '#api/fourAtOnce';
import { getMeetingCompanies } from '#api/useMeetingCompanies';
import { getPoints } from '#api/usePoints';
import { meetingsOf, type Meeting } from '#domain/meeting';
import { MOST_DAYS, REREADS_EVERY } from '../limits';

/** All meetings of the current user, past ones too, in order of time. Read again each minute. */
export function useAgendaMeetings(): Query<Meeting[]> {
  return useQuery(meetingsKeys.agenda, readMeetings, { rereadsEvery: REREADS_EVERY });
}

async function readMeetings(): Promise<Meeting[]> {
  const today = todayInMoscow();
  const query = { limit: MOST_DAYS, page: 1 };
  const [past, points, future] = await Promise.all([
    request('get', '/api/meetings/past', { query }),
    getPoints(today),
    request('get', '/api/meetings/future', { query }),
  ]);
  const days = Object.entries({ ...past.meetings, [today]: points, ...future.meetings }).filter(([, slots]) =>
    slots.some(({ status }) => status === 'ASSIGNED'),
  );
  const read = await fourAtOnce(days, async ([date, slots]) =>
    meetingsOf(date, slots, await getMeetingCompanies(date)),
  );
  return read.flat();
}
