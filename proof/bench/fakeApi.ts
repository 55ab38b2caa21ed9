import type { Page, Route } from 'playwright-core';

const DAY_MS = 86_400_000;
export const DAYS = 14;
/** 09:00 to 20:30 */
export const TIMES = Array.from(
  { length: 24 },
  (_, index) => `${String(9 + Math.floor(index / 2)).padStart(2, '0')}:${index % 2 ? '30' : '00'}`,
);

/** The event's days as yyyy-MM-dd in Moscow: fourteen, starting today. */
export function eventDays(): string[] {
  const format = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Moscow' });
  return Array.from({ length: DAYS }, (_, index) => format.format(Date.now() + index * DAY_MS));
}

/** Answers matching calls of the page with the result of `body`. All other calls reach the reference API. */
export async function answer(page: Page, path: RegExp, body: (query: URLSearchParams, path: string) => unknown) {
  await page.route(
    (url) => path.test(url.pathname),
    (route: Route) => {
      const { searchParams, pathname } = new URL(route.request().url());
      return route.fulfill({ json: body(searchParams, pathname) });
    },
  );
}

/** A customer as the catalogue lists it. */
export const fakeCompany = (id: number, fields: object) => ({
  id,
  type: 'Заказчик',
  company: `Компания № ${id}`,
  country: 'Россия',
  city: 'Казань',
  avatar: '/images/avatar/default.png',
  activity: [],
  description: '',
  site: 'https://company.example',
  minimum_circulation: ['от 100 шт.', 'от 500 шт.'],
  minimum_sum: ['от 50 000 ₽'],
  branding: 'Да (с нанесением)',
  industry: 'Торговля',
  is_advertising_agency: false,
  already_communicated: false,
  already_met: false,
  only_chat: false,
  is_admin: false,
  is_blocked: false,
  ...fields,
});

/** Answers each company's page with a customer of the name that `companyOf` gives. */
export async function fakeParticipants(page: Page, companyOf: (userId: number) => string): Promise<void> {
  await answer(page, /^\/api\/user\/\d+$/, (_, path) => {
    const id = Number(path.split('/').at(-1));
    return fakeCompany(id, { company: companyOf(id) });
  });
}
