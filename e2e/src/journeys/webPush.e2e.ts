import { accounts } from '../support/accounts.ts';
import { startApi, stopApi } from '../support/control.ts';
import { cacheNames } from '../support/keptDay.ts';
import { deliverPush, fakeSubscriptions, isSubscribed, pushKeys, shownNotifications } from '../support/pushBrowser.ts';
import { expect, test } from '../support/test.ts';

test.beforeAll(async () => {
  await stopApi();
  await startApi(pushKeys());
});
test.afterAll(async () => {
  await stopApi();
  await startApi();
});

test('shows pushes from a press until the logout [DAY-07]', async ({ people }) => {
  // A page still asks while the press ends the session.
  people.allow(/status of 401/);
  const page = await people.come(accounts.supplier, { permissions: ['notifications'] });
  await fakeSubscriptions(page.context());
  await page.goto('/profile/edit#notify');
  const choice = page.getByRole('switch', { name: 'Сообщать об ответах в этом браузере' });
  await choice.click();
  await expect(choice).toBeChecked();
  await expect(page.getByText('этот браузер', { exact: true })).toBeVisible();

  const confirmed = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/push/subscriptions') && answer.request().method() === 'POST',
  );
  await page.goto('/meetings');
  expect((await confirmed).status()).toBe(200);
  expect((await confirmed).request().postDataJSON()).toMatchObject({ confirm: true });
  const notification = { title: 'Встреча назначена', body: 'Лель', lang: 'ru', tag: 'n-1', navigate: '/meetings' };
  await deliverPush(page, JSON.stringify({ web_push: 8030, notification, app_badge: 2 }));
  await expect.poll(() => shownNotifications(page)).toEqual(['Встреча назначена']);
  await deliverPush(page, '{');
  await expect.poll(() => shownNotifications(page)).toContain('Встреча: есть новости');
  expect((await cacheNames(page)).filter((name) => /^(?:day-|shell-|remotes|base|images)/.test(name))).toEqual([]);

  await page.getByRole('link', { name: 'Выйти' }).click();
  await expect(page.getByRole('textbox', { name: 'Логин' })).toBeVisible();
  expect(await isSubscribed(page)).toBe(false);
  expect(await shownNotifications(page)).toEqual([]);
});
