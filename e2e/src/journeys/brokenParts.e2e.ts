import type { Page, Route } from '@playwright/test';
import { accounts } from '../support/accounts.ts';
import { startApi, stopApi } from '../support/control.ts';
import { readRemoteOrigin } from '../support/registry.ts';
import { menuLink } from '../support/sidebar.ts';
import { expect, test } from '../support/test.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const failure = (page: Page) => page.getByRole('main').getByRole('alert').filter({ hasText: 'не загрузился' });

/** What Chromium and the shell write about a script that does not come. */
const FAILED_SCRIPT = [
  /net::ERR_/,
  /\[federation\]/,
  /Failed to load resource/,
  /integrity/i,
  /preload/i,
  /\[ Federation Runtime \]: The remote .* is already registered/,
];

const BREAKAGES: Record<string, (route: Route) => Promise<void>> = {
  'is unreachable': (route) => route.abort('connectionrefused'),
  'answers 503': (route) =>
    route.fulfill({
      status: 503,
      contentType: 'text/plain',
      headers: { 'Access-Control-Allow-Origin': '*' },
      body: 'занято',
    }),
  'sends a page instead of scripts': (route) =>
    route.fulfill({
      status: 200,
      contentType: 'text/html',
      headers: { 'Access-Control-Allow-Origin': '*' },
      body: '<!doctype html>',
    }),
};

for (const [breakage, handle] of Object.entries(BREAKAGES)) {
  test(`a remote that ${breakage} takes down its own place only, and «Повторить» brings it back [FED-02]`, async ({
    people,
  }) => {
    people.allow(...FAILED_SCRIPT, /Unexpected token/, /MIME type/);
    const supplier = await people.come(accounts.supplier);
    await supplier.goto('/profile');
    await expect(heading(supplier, 'Моя страница')).toBeVisible();
    const broken = `${await readRemoteOrigin(supplier, 'mf_catalog')}/**`;
    await supplier.route(broken, handle);

    await menuLink(supplier, 'Каталог заказчиков').click();
    await expect(failure(supplier)).toBeVisible({ timeout: 30_000 });

    await menuLink(supplier, 'Заявки').click();
    await expect(heading(supplier, 'Заявки на встречу')).toBeVisible();
    await menuLink(supplier, 'Сообщения').click();
    await expect(heading(supplier, 'Сообщения')).toBeVisible();

    await menuLink(supplier, 'Каталог заказчиков').click();
    await expect(failure(supplier)).toBeVisible({ timeout: 30_000 });
    await supplier.unroute(broken);
    await supplier.getByRole('main').getByRole('button', { name: 'Повторить' }).click();
    await expect(heading(supplier, 'Каталог заказчиков')).toBeVisible({ timeout: 30_000 });
    await expect(supplier.getByRole('list', { name: 'Компании' }).getByRole('article')).toHaveCount(10);
  });
}

test('a remote that hangs leaves the rest working and is given up on [FED-02]', async ({ people }) => {
  test.slow();
  people.allow(...FAILED_SCRIPT);
  const supplier = await people.come(accounts.supplier);
  await supplier.goto('/profile');
  await expect(heading(supplier, 'Моя страница')).toBeVisible();
  const broken = `${await readRemoteOrigin(supplier, 'mf_catalog')}/**`;
  await supplier.route(broken, () => undefined);

  await menuLink(supplier, 'Каталог заказчиков').click();
  await expect(supplier).toHaveURL(/\/catalog/);
  await menuLink(supplier, 'Сообщения').click();
  await expect(heading(supplier, 'Сообщения')).toBeVisible();
  await menuLink(supplier, 'Каталог заказчиков').click();
  await expect(failure(supplier)).toBeVisible({ timeout: 60_000 });
});

test('a widget’s remote that is down leaves the page around the widget whole [FED-02]', async ({ people }) => {
  people.allow(...FAILED_SCRIPT);
  const supplier = await people.come(accounts.supplier);
  await supplier.goto('/login');
  await expect(supplier).toHaveURL('/profile');
  const broken = `${await readRemoteOrigin(supplier, 'mf_messenger')}/**`;
  await supplier.route(broken, (route) => route.abort('connectionrefused'));
  await supplier.reload();
  await expect(supplier.getByRole('region', { name: 'Мои встречи' })).toBeVisible();
  const block = supplier.getByRole('region', { name: 'Сообщения' });
  await expect(block.getByRole('button', { name: 'Повторить' })).toBeVisible({ timeout: 30_000 });

  await supplier.unroute(broken);
  await block.getByRole('button', { name: 'Повторить' }).click();
  await expect(block.getByRole('list', { name: 'Последние входящие сообщения' })).toBeVisible({ timeout: 30_000 });
});

test('an API that is down is said in Russian and retried by hand; the page comes back whole', async ({ people }) => {
  people.allow(/status of 502/, /WebSocket connection to/, /net::ERR_/);
  const supplier = await people.come(accounts.supplier);
  await supplier.goto('/catalog');
  await expect(heading(supplier, 'Каталог заказчиков')).toBeVisible();
  await stopApi();
  try {
    await supplier.getByLabel('Название компании').fill('Банк');
    await expect(supplier.getByRole('main').getByRole('alert')).toBeVisible({ timeout: 30_000 });
    await expect(supplier.getByLabel('Название компании')).toHaveValue('Банк');
  } finally {
    await startApi();
  }
  await supplier.getByRole('main').getByRole('button', { name: 'Повторить' }).click();
  await expect(supplier.getByRole('main').getByRole('alert')).toHaveCount(0);
  await expect(supplier.getByRole('list', { name: 'Компании' }).getByRole('article').first()).toContainText('анк');
});
