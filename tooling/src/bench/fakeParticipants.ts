import type { Page } from 'playwright-core';
import { answer } from './fakeMeetings.ts';

/** Answers for each company's page with a customer of that name. */
export async function fakeParticipants(page: Page, companyOf: (userId: number) => string): Promise<void> {
  await answer(page, /^\/api\/user\/\d+$/, (_, path) => {
    const id = Number(path.split('/').at(-1));
    return { ...CUSTOMER, id, company: companyOf(id) };
  });
}

const CUSTOMER = {
  type: 'Заказчик',
  country: 'Россия',
  city: 'Москва',
  avatar: '/images/avatar/default.png',
  activity: [],
  description: '',
  site: '',
  minimum_circulation: [],
  minimum_sum: [],
  branding: '',
  industry: '',
  is_advertising_agency: false,
  already_communicated: false,
  already_met: false,
  only_chat: false,
  is_admin: false,
  is_blocked: false,
};
