import type { Locator, Page } from '@playwright/test';
import { accounts } from '../support/accounts.ts';
import { expectSound } from '../support/appearance.ts';
import { startApi, stopApi } from '../support/control.ts';
import { expect, test } from '../support/test.ts';

const cards = (page: Page) => page.getByRole('list', { name: 'Компании' }).getByRole('article');
const names = async (page: Page) => cards(page).getByRole('heading', { level: 3 }).allInnerTexts();
const filter = (page: Page, name: string) =>
  page.getByRole('search').getByRole('button', { name: new RegExp(`^${name}`) });
const found = (page: Page) => page.getByRole('heading', { level: 2, name: /^Найден/ });
const answer = (page: Page, question: string, name: string) =>
  page.getByRole('radiogroup', { name: question }).getByText(name, { exact: true });

/** Presses a choice, which its filter then counts. */
async function choose(choice: Locator, counted: Locator): Promise<void> {
  await choice.click();
  await expect(counted).toBeVisible();
}

interface Company {
  company: string;
  city: string;
  is_advertising_agency: boolean;
  already_met: boolean;
  activity: { value: string }[];
}

/** All customers that the API returns to a supplier, the best fits first as in the catalogue. */
async function readCustomers(page: Page): Promise<Company[]> {
  const response = await page.request.post('/api/users?limit=1000&page=1&sort=fit', {
    data: {},
    headers: { Origin: new URL(page.url()).origin },
  });
  return ((await response.json()) as { users: Company[] }).users;
}

/** Names of the activities in the group «Текстиль и одежда». */
async function readTextile(page: Page): Promise<string[]> {
  const response = await page.request.get('/api/activities');
  const { activities } = (await response.json()) as { activities: { id: number; value: string; node: number }[] };
  const group = activities.find(({ value, node }) => node === 0 && value === 'Текстиль и одежда');
  return activities.filter(({ node }) => node === group?.id).map(({ value }) => value);
}

test('filters in four actions, shares by link and resets [CAT-03] [CAT-04] [CAT-05] [CAT-06] @quick', async ({
  people,
}) => {
  const supplier = await people.come(accounts.supplier);
  await supplier.goto('/catalog');
  await expect(found(supplier)).toBeVisible();
  const all = await found(supplier).innerText();
  const textile = await readTextile(supplier);
  const expected = (await readCustomers(supplier))
    .filter(
      ({ city, is_advertising_agency, already_met }) => city === 'Казань' && !is_advertising_agency && !already_met,
    )
    .filter(({ activity }) => activity.some(({ value }) => textile.includes(value)))
    .map(({ company }) => company);
  expect(expected.length, 'the seed has such customers').toBeGreaterThan(0);

  await test.step('filters in four actions', async () => {
    await filter(supplier, 'Город').click();
    await supplier.getByRole('searchbox', { name: 'Найти в списке' }).fill('каза');
    await choose(supplier.getByRole('treeitem', { name: /^Казань/ }), filter(supplier, 'Город: 1'));
    await filter(supplier, 'Что ищут').click();
    await choose(
      supplier.getByRole('treeitem', { name: 'Текстиль и одежда', exact: true }),
      filter(supplier, 'Что ищут: 7'),
    );
    await filter(supplier, 'Статусы').click();
    await choose(answer(supplier, 'Агентства', 'Без них'), filter(supplier, 'Статусы: 1'));
    await choose(answer(supplier, 'Встречи', 'Ещё нет'), filter(supplier, 'Статусы: 2'));
    await supplier.keyboard.press('Escape');
    await expect.poll(() => names(supplier)).toEqual(expected);
    await expect(
      supplier.getByRole('list', { name: 'Выбранные фильтры' }).getByRole('listitem').filter({ visible: true }),
    ).toHaveText(['Казань', 'Текстиль и одежда', 'Без агентств', 'Ещё не встречались']);
    await expectSound(supplier, 'filtered catalogue');
  });

  await test.step('shows the same list by its link', async () => {
    const colleague = await people.come(accounts.supplier);
    await colleague.goto(supplier.url());
    await expect.poll(() => names(colleague)).toEqual(expected);
    await expect(found(colleague)).toHaveText(await found(supplier).innerText());
  });

  await test.step('keeps the list after a visit to a company', async () => {
    await cards(supplier).first().getByRole('heading').getByRole('link').click();
    await expect(supplier).toHaveURL(/\/profile\/\d+/);
    await supplier.goBack();
    await expect.poll(() => names(supplier)).toEqual(expected);
  });

  await test.step('resets all filters', async () => {
    await supplier.getByRole('button', { name: 'Сбросить всё' }).click();
    await expect(found(supplier)).toHaveText(all);
    await expect(supplier).toHaveURL('/catalog?limit=10&page=1');
  });
});

test('[FIT-01] begins with best fits; the address keeps another order', async ({ people }) => {
  const supplier = await people.come(accounts.supplier);
  await supplier.goto('/catalog');
  const best = (await readCustomers(supplier)).slice(0, 10).map(({ company }) => company);
  await expect.poll(() => names(supplier)).toEqual(best);
  await expect(cards(supplier).first()).toContainText('Подходит: тематика');
  await supplier.getByLabel('Порядок').selectOption('По названию');
  await expect(supplier).toHaveURL('/catalog?sort=company&limit=10&page=1');
  await expect.poll(() => names(supplier)).not.toEqual(best);
  await supplier.reload();
  await expect(supplier.getByLabel('Порядок')).toHaveValue('company');
});

test('[FIT-02] finds companies with common time and names it on cards', async ({ people }) => {
  const supplier = await people.come(accounts.supplier);
  await supplier.goto('/catalog');
  await expect(found(supplier)).toBeVisible();
  const all = await found(supplier).innerText();
  const toggle = supplier.getByRole('button', { name: 'Есть общее время', exact: true });
  await toggle.click();
  await expect(supplier).toHaveURL('/catalog?time=yes&limit=10&page=1');
  await expect(found(supplier)).not.toHaveText(all);
  await expect(cards(supplier)).toHaveCount(10);
  await expect(cards(supplier).getByText(/^Общего времени: \d+ · ближайшее /)).toHaveCount(10);
  await supplier.getByRole('button', { name: 'Убрать: Есть общее время' }).click();
  await expect(found(supplier)).toHaveText(all);
});

test('shows filters as a sheet with count on phones [CAT-03] [CAT-06]', async ({ people }) => {
  const supplier = await people.come(accounts.supplier, { viewport: { width: 360, height: 740 } });
  await supplier.goto('/catalog');
  await expect(found(supplier)).toBeVisible();
  await supplier.getByRole('button', { name: 'Фильтры', exact: true }).click();
  const sheet = supplier.getByRole('dialog', { name: 'Фильтры' });
  await sheet.getByRole('button', { name: 'Статусы' }).click();
  await answer(supplier, 'Агентства', 'Только они').click();
  await expect.poll(() => supplier.url()).toContain('agency=yes');
  await expect(sheet.getByRole('button', { name: /^Показать/ })).not.toHaveAttribute('aria-busy', 'true');
  await expectSound(supplier, 'filters on a phone');
  const count = /\d+/.exec(await sheet.getByRole('button', { name: /^Показать/ }).innerText())?.[0];
  await sheet.getByRole('button', { name: /^Показать/ }).click();
  await expect(found(supplier)).toContainText(` ${count} `);
  const agencies = (await readCustomers(supplier)).filter(({ is_advertising_agency }) => is_advertising_agency);
  expect(Number(count)).toBe(agencies.length);
});

test('previews the customer’s own card and closes with Esc [ROUTE-17] [CAT-07] [CAT-10]', async ({ people }) => {
  const customer = await people.come(accounts.customer);
  await customer.goto('/preview/catalog');
  await expect(customer.getByRole('article').getByRole('heading')).toHaveText('Банк «Созвездие»');
  for (const name of ['Город', 'Что ищут', 'Статусы']) await expect(filter(customer, name)).toBeDisabled();
  await customer
    .getByRole('article')
    .getByRole('link', { name: /^Написать/ })
    .click({ force: true });
  await expect(customer).toHaveURL('/preview/catalog');
  await expectSound(customer, 'preview of the card');
  await customer.keyboard.press('Escape');
  await expect(customer).toHaveURL('/profile/edit#preview');
});

test('hides a switched-off catalogue in menu and page', async ({ people }) => {
  test.slow();
  people.allow(/WebSocket connection to/, /status of 50\d/, /net::ERR_/);
  await stopApi();
  await startApi({ SETTING_CATALOG: '0' });
  try {
    const supplier = await people.come(accounts.supplier);
    await supplier.goto('/catalog');
    await expect(supplier.getByText(/Каталог сейчас закрыт/)).toBeVisible();
    await expect(supplier.getByRole('link', { name: 'Каталог заказчиков' })).toHaveCount(0);
    await expect(supplier.getByRole('search')).toHaveCount(0);
    // Close the page before the API stops: a push connection cut while opening logs a browser error.
    await supplier.close();
  } finally {
    await stopApi();
    await startApi();
  }
});
