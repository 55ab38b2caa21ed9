import { chatsKeys, MESSAGES_PAGE_SIZE } from 'shared-api/chats';
import { request } from 'shared-api/client';
import type { ActiveEvent, Settings } from 'shared-api/contract';
import { EVENT } from 'shared-api/event';
import type { KeepAnswers } from 'shared-api/federation';
import { meetingsKeys } from 'shared-api/meetings';
import { SETTINGS } from 'shared-api/settings';
import { addDays, todayInMoscow } from 'shared-api/time';
import { usersKeys } from 'shared-api/users';
import { getMeetingCompanies } from '#api/useMeetingCompanies';
import { getMeetingDays } from '#api/useMeetingDays';
import { getMeetingResults, RESULTS } from '#api/useMeetingResults';
import { getPoints } from '#api/usePoints';

/** Keeps today and tomorrow with their companies and the newest messages of their chats. */
export const keepToday: KeepAnswers = async (cache) => {
  const event = cache.read<ActiveEvent>(EVENT);
  const hasResults = cache.read<Settings>(SETTINGS)?.features?.includes('results') ?? false;
  const today = todayInMoscow();
  const tomorrow = addDays(today, 1);
  const days = event && tomorrow > event.dateend ? [today] : [today, tomorrow];
  // An answer that fails takes no other with it.
  const kept = await Promise.allSettled(days.map(keepDay));
  await Promise.allSettled([
    cache.keep(meetingsKeys.days('future', 1), () => getMeetingDays('future', 1)),
    hasResults && cache.keep(RESULTS, getMeetingResults),
  ]);
  const companies = kept.flatMap((day) => (day.status === 'fulfilled' ? day.value : []));
  for (const id of new Set(companies.map(({ company_id }) => company_id))) await keepCompany(id).catch(() => {});

  async function keepDay(date: string) {
    await cache.keep(meetingsKeys.points(date), () => getPoints(date));
    return cache.keep(meetingsKeys.companies(date), () => getMeetingCompanies(date));
  }

  async function keepCompany(userId: number): Promise<void> {
    await cache.keep(usersKeys.participant(userId), () => request('get', '/api/user/{id}', { path: { id: userId } }));
    // Asked for the day's pack: the messenger has its own form of messages in the cache.
    const chat = await cache.keep(chatsKeys.withUser(userId), () =>
      request('get', '/api/chat/{userId}', { path: { userId } }),
    );
    if (chat.id !== null)
      await request('get', '/api/chats/{id}/messages', { path: { id: chat.id }, query: { limit: MESSAGES_PAGE_SIZE } });
  }
};
