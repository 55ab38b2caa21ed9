import type { Page, Route } from 'playwright-core';

const DAY_MS = 86_400_000;
const DAYS = 14;
/** 09:00 to 20:30 */
export const TIMES = Array.from(
  { length: 24 },
  (_, index) => `${String(9 + Math.floor(index / 2)).padStart(2, '0')}:${index % 2 ? '30' : '00'}`,
);

/** The event's days, yyyy-MM-dd in Moscow: today is the first of fourteen. */
export function eventDays(): string[] {
  const format = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Moscow' });
  return Array.from({ length: DAYS }, (_, index) => format.format(Date.now() + index * DAY_MS));
}

/** Answers a call of the page with what the function gives for its query. Everything else goes to the reference API. */
export async function answer(page: Page, path: RegExp, body: (query: URLSearchParams, path: string) => unknown) {
  await page.route(
    (url) => path.test(url.pathname),
    (route: Route) => {
      const { searchParams, pathname } = new URL(route.request().url());
      return route.fulfill({ json: body(searchParams, pathname) });
    },
  );
}

/** An event of fourteen days with so many meetings, spread evenly; several at a time where they would not fit otherwise. */
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
