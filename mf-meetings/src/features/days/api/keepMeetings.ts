import type { ActiveEvent } from 'shared-api/contract';
import { createCallQueue } from 'shared-api/delivery';
import { EVENT } from 'shared-api/event';
import type { KeepAnswers } from 'shared-api/federation';
import { meetingsKeys } from 'shared-api/meetings';
import { daysBetween, todayInMoscow } from 'shared-api/time';
import { getMeetingCompanies } from '#api/useMeetingCompanies';
import { getMeetingDays } from '#api/useMeetingDays';
import { getPoints } from '#api/usePoints';
import { CALLS_AT_ONCE } from '#domain/limits';
import { FIRST_DAYS } from '../limits';

/** Keeps the view «По дням»: its lists, and slots and companies of all days, today first. */
export const keepMeetings: KeepAnswers = async (cache) => {
  const event = cache.read<ActiveEvent>(EVENT);
  if (!event) return;
  const calls = createCallQueue(CALLS_AT_ONCE);
  const today = todayInMoscow();
  const days = daysBetween(event.datestart, event.dateend);
  await Promise.all([
    ...[today, ...days.filter((day) => day !== today)].map((date) => calls.run(() => keepDay(date))),
    ...(['future', 'past'] as const).map((side) =>
      cache.keep(meetingsKeys.days(side, FIRST_DAYS), () => getMeetingDays(side, FIRST_DAYS)),
    ),
  ]);

  async function keepDay(date: string): Promise<void> {
    const points = await cache.keep(meetingsKeys.points(date), () => getPoints(date));
    if (points.some(({ status }) => status === 'ASSIGNED'))
      await cache.keep(meetingsKeys.companies(date), () => getMeetingCompanies(date));
  }
};
