import { accounts } from '../support/accounts.ts';
import { logIn } from '../support/login.ts';
import { send } from '../support/messenger.ts';
import { makeOld } from '../support/oldBrowser.ts';
import { screens } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';

test('the oldest promised browsers show every screen [NET-01]', async ({ people }) => {
  const guest = await people.come();
  await makeOld(guest);
  await guest.goto('/login');
  expect(await guest.evaluate(() => ['any' in AbortSignal, 'groupBy' in Object, 'union' in Set.prototype])).toEqual([
    false,
    false,
    false,
  ]);
  await logIn(guest, accounts.supplier);
  await guest.goto('/messages/2');
  await send(guest, 'Пишу из браузера двухлетней давности.');

  for (const account of [accounts.supplier, accounts.customer]) {
    const page = await people.come(account);
    await makeOld(page);
    for (const screen of screens.filter((one) => one.account === account))
      await test.step(screen.name, async () => {
        await page.goto(screen.address);
        await screen.isReady(page);
      });
  }

  const admin = await people.come(accounts.admin);
  await makeOld(admin);
  for (const address of ['/organizer', '/organizer/participants', '/organizer/event', '/organizer/meetings']) {
    await admin.goto(address);
    await expect(admin.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('an older browser shows one sentence on every page [NET-01] @quick', async ({ people }) => {
  for (const [account, address] of [
    [undefined, '/login'],
    [undefined, '/signup'],
    [accounts.supplier, '/catalog'],
  ] as const) {
    const page = await people.come(account);
    await page.addInitScript(() => Reflect.deleteProperty(URL, 'canParse'));
    await page.goto(address);
    await expect(page.getByRole('alert')).toHaveText(/^Обновите браузер: «Встреча» работает в Chrome 120/);
    expect((await page.locator('body').innerText()).trim()).toMatch(/^Обновите браузер: [^\n]+$/);
    expect(await page.locator('script[src]').count()).toBe(0);
  }
});
