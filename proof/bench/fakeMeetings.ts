import type { Page } from 'playwright-core';
import { answer, DAYS, eventDays, TIMES } from './fakeApi.ts';

/** Answers like an event of fourteen days with evenly spread meetings, several per slot when there are too many. */
export async function fakeMeetings(page: Page, count: number): Promise<void> {
  const days = eventDays();
  const companies = new Map(days.map((date) => [date, [] as object[]]));
  for (let index = 0; index < count; index += 1) {
    const date = days[index % DAYS] ?? '';
    const ofDay = companies.get(date);
    const point = TIMES[(ofDay?.length ?? 0) % TIMES.length];
    ofDay?.push({ point, company: `Компания № ${index + 1}`, company_id: index + 1000, is_move: false });
  }
  const points = (date: string) => {
    const busy = Math.min(companies.get(date)?.length ?? 0, TIMES.length);
    return TIMES.map((point, index) => ({
      point,
      status: index < busy ? 'ASSIGNED' : 'AVAILABLE',
      link: index < busy ? `https://meet.example/${date}/${index}` : null,
    }));
  };
  const others = days.slice(1);

  await answer(page, /^\/api\/event$/, () => ({ datestart: days[0], dateend: days.at(-1) }));
  await answer(page, /^\/api\/points$/, (query) => ({ points: points(query.get('date') ?? '') }));
  await answer(page, /^\/api\/meetings\/companies$/, (query) => ({
    companies: companies.get(query.get('date') ?? '') ?? [],
  }));
  await answer(page, /^\/api\/meetings\/past$/, () => ({ meetings: {}, total_count: 0, pages: 0 }));
  await answer(page, /^\/api\/meetings\/future$/, (query) => {
    const limit = Number(query.get('limit'));
    return {
      meetings: Object.fromEntries(others.slice(0, limit).map((date) => [date, points(date)])),
      total_count: others.length,
      pages: Math.ceil(others.length / limit),
    };
  });
}
