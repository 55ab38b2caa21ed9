import type { Page } from 'playwright-core';
import { answer, fakeCompany } from './fakeApi.ts';

export const COMPANIES = 100_000;
export const CITIES = 2_000;

/** The name of a company by its position, from 0. */
export const companyName = (place: number) => `Компания № ${place + 1}`;

const AREAS = ['Футболки', 'Толстовки', 'Кружки', 'Ежедневники', 'Зонты'].map((value, index) => ({
  id: index + 1,
  value,
}));

const companyAt = (place: number) =>
  fakeCompany(1_000_000 + place, {
    company: companyName(place),
    activity: AREAS.slice(place % 3),
    description: 'Ищем подарки для партнёров и сотрудников к праздникам. '.repeat(6),
    already_communicated: place % 4 === 0,
    already_met: place % 7 === 0,
    only_chat: place % 9 === 0,
  });

/** Answers like a catalogue of 100,000 companies in 2,000 cities. */
export async function fakeCatalog(page: Page): Promise<void> {
  await answer(page, /^\/api\/users$/, (query) => {
    const limit = Number(query.get('limit'));
    const first = (Number(query.get('page')) - 1) * limit;
    return {
      users: Array.from({ length: Math.min(limit, COMPANIES - first) }, (_, index) => companyAt(first + index)),
      pages: Math.ceil(COMPANIES / limit),
      total_count: COMPANIES,
    };
  });
  await answer(page, /^\/api\/filters\/location$/, () => ({
    cities: Array.from({ length: CITIES }, (_, index) => ({ title: `Город № ${index + 1}`, country: 'Россия' })),
  }));
  await answer(page, /^\/api\/filters\/location\/[^/]+\/count$/, () => ({ count: COMPANIES / CITIES }));
}
