import type { Page } from '@playwright/test';
import { accounts } from '../support/accounts.ts';
import { AGAIN } from '../support/again.ts';
import { call, meetingRow, openOwnDay } from '../support/meetings.ts';
import { bringPair, bringSide, LOGGED_AT_RESTART, minutesBefore, restartAt, type Side } from '../support/pair.ts';
import { expect, test } from '../support/test.ts';

const cards = (page: Page) => page.getByRole('region', { name: 'Уведомления' }).getByRole('listitem');

test('tells partner and organizer who waits and who is late @quick [DAY-09]', async ({ people }) => {
  test.slow();
  people.allow(...LOGGED_AT_RESTART);
  const { supplier, customer, slot } = await bringPair(people);
  const row = meetingRow(supplier.page, slot, customer.company);
  const theirRow = meetingRow(customer.page, slot, supplier.company);
  try {
    await restartAt(minutesBefore(slot, 20));
    await openOwnDay(supplier.page, slot);
    await openOwnDay(customer.page, slot);

    await test.step('the supplier waits at the table', async () => {
      await expect(theirRow.getByRole('button', { name: 'Я на месте' })).toBeVisible();
      await row.getByRole('button', { name: 'Я на месте' }).click();
      await expect(row.getByText('Вы на месте')).toBeVisible();
      await expect(theirRow.getByText(`${supplier.company} уже `)).toBeVisible();
      await expect(cards(customer.page).filter({ hasText: `${supplier.company} уже ` })).toBeVisible();
    });

    await test.step('the customer is late, the countdown moves', async () => {
      await theirRow.getByRole('button', { name: 'Опаздываю' }).click();
      await customer.page.getByRole('button', { name: 'на 10 минут' }).click();
      await expect(row.getByText(`${customer.company} опаздывает на 10 минут`)).toBeVisible();
      await supplier.page.goto('/profile');
      await expect(supplier.page.getByText(new RegExp(`Через (2[5-9]|30) мин · ${slot.point}`))).toBeVisible();
    });

    await test.step('the organizer sees who waits alone', async () => {
      const admin = await people.come(accounts.admin);
      await admin.goto(`/organizer/meetings?date=${slot.date}`);
      await expect(admin.getByText(`ждёт: ${supplier.company}`)).toBeVisible();
    });
  } finally {
    await restartAt();
    await call(supplier.page, 'POST', `/api/meeting/cancel?date=${slot.date}&point=${slot.point}`);
  }
});

test('fills a slot that falls free with a company online [AFTER-05]', async ({ people }) => {
  test.slow();
  people.allow(...LOGGED_AT_RESTART);
  const { supplier, customer, slot } = await bringPair(people);
  const third = await bringSide(people, 'agency');
  const own = (await (await third.page.request.get('/api/user', AGAIN)).json()) as OwnCompany;
  const areas = ((await (await supplier.page.request.get('/api/user', AGAIN)).json()) as OwnCompany).activity;
  const saveAreas = (activity: OwnCompany['activity']) =>
    call(third.page, 'PUT', '/api/profile/companyinfo', companyInfo(own, activity));
  try {
    expect(await saveAreas(areas)).toBe(200);
    expect(
      await call(third.page, 'PUT', `/api/points/${slot.date}`, { points: [slot.point], status: 'AVAILABLE' }),
    ).toBe(200);
    await restartAt(minutesBefore(slot, 60));
    await openOwnDay(supplier.page, slot);
    await third.page.goto('/invitations');
    await expect(third.page.getByRole('heading', { level: 1 })).toBeVisible();

    await test.step('the customer cancels, the supplier hears who is free', async () => {
      expect(await call(customer.page, 'POST', `/api/meeting/cancel?date=${slot.date}&point=${slot.point}`)).toBe(200);
      const card = cards(supplier.page).filter({ hasText: `В ${slot.point} свободны: ${third.company}` });
      await card.getByRole('link', { name: 'Пригласить' }).click();
    });

    await test.step('the supplier invites for fifteen minutes', async () => {
      await supplier.page.getByRole('button', { name: `Пригласить: ${third.company}` }).click();
      await supplier.page.getByRole('dialog').getByRole('button', { name: 'Пригласить' }).click();
      await expect(
        supplier.page.getByText(`Приглашение отправлено: ${third.company}. Ответ ждём до`).first(),
      ).toBeVisible();
    });

    await test.step('the third company accepts', async () => {
      const { invitations } = (await (
        await third.page.request.get('/api/invitations/incoming?limit=100&page=1&is_move=0', AGAIN)
      ).json()) as { invitations: { id: number; date: string; point: string; expires_at?: string }[] };
      const sent = invitations.find((one) => one.date === slot.date && one.point === slot.point && one.expires_at);
      expect(await call(third.page, 'PUT', `/api/invite/${sent?.id}`, { status: 'ACCEPTED' })).toBe(200);
      await expect(meetingRow(supplier.page, slot, third.company)).toBeVisible();
    });
  } finally {
    await restartAt();
    await saveAreas(own.activity);
    await call(supplier.page, 'POST', `/api/meeting/cancel?date=${slot.date}&point=${slot.point}`);
  }
});

test('keeps a wish private until both companies have it [AFTER-05]', async ({ people }) => {
  const [supplier, customer] = [await bringSide(people, 'supplier'), await bringSide(people, 'agency')];
  const wish = async (from: Side, to: Side) => {
    await from.page.goto(`/profile/${to.id}`);
    await from.page.getByText('Хочу встретиться').click();
    await expect(from.page.getByRole('checkbox', { name: 'Хочу встретиться' })).toBeChecked();
  };
  const mutual = (page: Page) => page.getByRole('region', { name: 'Взаимный список' });
  try {
    await test.step('the first wish stays private', async () => {
      await customer.page.goto('/invitations');
      const before = await countMutual(customer.page);
      await wish(supplier, customer);
      await supplier.page.goto('/invitations');
      await expect(mutual(supplier.page)).toContainText('Пока только вы');
      expect(await countMutual(customer.page)).toBe(before);
      await expect(mutual(customer.page)).toHaveCount(0);
    });

    await test.step('the second one tells both', async () => {
      await wish(customer, supplier);
      await expect(customer.page.getByText('Взаимно: компания тоже хочет встретиться.')).toBeVisible();
      await expect(mutual(supplier.page).getByText('Взаимно', { exact: true })).toBeVisible();
      expect(await countMutual(supplier.page)).toBeGreaterThan(0);
    });
  } finally {
    for (const [from, to] of [
      [supplier, customer],
      [customer, supplier],
    ] as const)
      await call(from.page, 'DELETE', `/api/wishes/${to.id}`);
  }
});

async function countMutual(page: Page): Promise<number> {
  const answer = await page.request.get('/api/notices', AGAIN);
  const { notices } = (await answer.json()) as { notices: { kind: string }[] };
  return notices.filter(({ kind }) => kind === 'mutual').length;
}

interface OwnCompany {
  company: string;
  activity: { id: number }[];
  description: string;
  site: string;
  minimum_circulation: string[];
  minimum_sum: string[];
  branding: string;
  only_chat: boolean;
  is_advertising_agency: boolean;
  industry: string;
}

function companyInfo(own: OwnCompany, activity: OwnCompany['activity']) {
  const { company, description, site, branding, only_chat, is_advertising_agency, industry } = own;
  return {
    ...{ company, description, site, branding, only_chat, is_advertising_agency, industry },
    activity: activity.map(({ id }) => id),
    circulation: own.minimum_circulation,
    sum: own.minimum_sum,
  };
}
