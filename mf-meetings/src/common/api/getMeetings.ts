import { request } from 'shared-api/client';
import { createCallQueue } from 'shared-api/delivery';
import { todayInMoscow } from 'shared-api/time';
import { ALL_DAYS, CALLS_AT_ONCE } from '#domain/limits';
import { meetingsOf, type Meeting } from '#domain/meeting';
import { getMeetingCompanies } from './useMeetingCompanies';
import { getPoints } from './usePoints';

/** Progress of loading meetings, in days. */
export interface ReadingProgress {
  done: number;
  total: number;
}

interface WhichMeetings {
  /** Includes past meetings; by default only those from today on. */
  hasPast?: boolean;
  onProgress?: (progress: ReadingProgress) => void;
}

/** Fetches all meetings of the current user, ordered by time. */
export async function getMeetings({ hasPast = false, onProgress }: WhichMeetings = {}): Promise<Meeting[]> {
  const today = todayInMoscow();
  const query = { limit: ALL_DAYS, page: 1 };
  const [past, points, future] = await Promise.all([
    hasPast ? request('get', '/api/meetings/past', { query }) : undefined,
    getPoints(today),
    request('get', '/api/meetings/future', { query }),
  ]);
  const days = Object.entries({ ...past?.meetings, [today]: points, ...future.meetings })
    .filter(([, slots]) => slots.some(({ status }) => status === 'ASSIGNED'))
    .toSorted(([one], [other]) => one.localeCompare(other));
  const calls = createCallQueue(CALLS_AT_ONCE);
  let done = 0;
  const read = await Promise.all(
    days.map(async ([date, slots]) => {
      const companies = await calls.run(() => getMeetingCompanies(date));
      done += 1;
      onProgress?.({ done, total: days.length });
      return meetingsOf(date, slots, companies);
    }),
  );
  return read.flat();
}
