import { request } from 'shared-api/client';
import { todayInMoscow } from 'shared-api/time';
import { getMeetingCompanies } from '#api/useMeetingCompanies';
import { getPoints } from '#api/usePoints';
import { meetingsOf, type Meeting } from '#domain/meeting';

/** The most days that one answer carries; the event has some fourteen. */
const MOST_DAYS = 1000;
const AT_ONCE = 4;

/** How much of a longer reading is done, in days. */
export interface ReadingProgress {
  done: number;
  total: number;
}

/** Asks for all meetings of the current user from today on, in order of time; the companies of at most four days at once. */
export async function readMeetings(onProgress: (progress: ReadingProgress) => void): Promise<Meeting[]> {
  const today = todayInMoscow();
  const [points, future] = await Promise.all([
    getPoints(today),
    request('get', '/api/meetings/future', { query: { limit: MOST_DAYS, page: 1 } }),
  ]);
  const days = Object.entries({ [today]: points, ...future.meetings })
    .filter(([, slots]) => slots.some(({ status }) => status === 'ASSIGNED'))
    .toSorted(([one], [other]) => one.localeCompare(other));
  const read: Meeting[][] = [];
  let next = 0;
  let done = 0;
  const readOn = async (): Promise<void> => {
    for (let index = next++; index < days.length; index = next++) {
      const [date, slots] = days[index] ?? [];
      if (date === undefined || slots === undefined) return;
      read[index] = meetingsOf(date, slots, await getMeetingCompanies(date));
      done += 1;
      onProgress({ done, total: days.length });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, readOn));
  return read.flat();
}
