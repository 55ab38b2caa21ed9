import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keepDeviceText, readDeviceText } from 'shared-api/storage';
import { fixtures, renderPage, useFakeApi } from 'shared-api/testing';
import { closeToasts, expectNoAxeViolations } from 'shared-ui/testing';
import { Toaster } from 'shared-ui/Toaster';
import { PUSH } from '#state/browserPush';
import { fakePushBrowser, PUSH_KEYS } from '#testing/fakePushBrowser';
import { PushOffer } from './PushOffer';

const api = useFakeApi();
const user = userEvent.setup({ delay: null });
let browser: ReturnType<typeof fakePushBrowser> | undefined;

beforeEach(() => {
  closeToasts();
  api.configure({});
  api.answer('get', '/api/settings', fixtures.settings({ features: ['web_push'] }));
  api.answer('get', '/api/push/key', { key: PUSH_KEYS.first });
  api.answer('post', '/api/push/subscriptions', {
    ...{ id: 1, device: 'Chrome', created_at: '', confirmed_at: '', is_current: true },
  });
});
afterEach(() => {
  browser?.remove();
  browser = undefined;
  localStorage.clear();
});

const start = () =>
  renderPage(
    <>
      <PushOffer userId={7} />
      <Toaster />
    </>,
  );
const question = () => screen.findByText('Сообщать об ответах, когда вкладка закрыта?');
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const isGone = () => waitFor(() => expect(screen.queryByRole('button')).not.toBeInTheDocument());

test('asks the browser only by a press [DAY-07]', async () => {
  browser = fakePushBrowser();
  const { container } = start();
  await question();
  expect(browser.calls).toEqual([]);
  await expectNoAxeViolations(container);
  await press('Сообщать');
  expect(await screen.findByText('Уведомления включены.')).toBeVisible();
  expect(screen.queryByText(/вкладка закрыта/)).not.toBeInTheDocument();
  expect(browser.calls).toEqual(['ask', 'register /sw.js?push', 'subscribe']);
});

test('stays away once it was put away [DAY-07]', async () => {
  browser = fakePushBrowser();
  const { unmount } = start();
  await press('Не сейчас');
  await isGone();
  unmount();
  start();
  await isGone();
  expect(browser.calls).toEqual([]);
});

test('says how to allow refused notifications, then stays silent [DAY-07]', async () => {
  browser = fakePushBrowser({ answer: 'denied' });
  start();
  await press('Сообщать');
  expect(await screen.findByText(/^Браузер запретил уведомления\. Чтобы разрешить: значок слева/)).toBeVisible();
  await press('Понятно');
  await isGone();
  expect(browser.calls).toEqual(['ask']);
});

test.each([
  ['forbade notifications before', () => fakePushBrowser({ permission: 'denied' }), ['web_push']],
  ['has a server without web push', () => fakePushBrowser(), []],
])('never asks a person who %s [DAY-07]', async (_, make, features) => {
  browser = make();
  let isRead = false;
  api.answer('get', '/api/settings', () => {
    isRead = true;
    return fixtures.settings({ features });
  });
  const { container } = start();
  await waitFor(() => expect(isRead).toBe(true));
  await waitFor(() => expect(screen.queryByRole('button')).not.toBeInTheDocument());
  expect(container).not.toHaveTextContent('вкладка');
});

test('offers to switch a lost subscription on again [DAY-07]', async () => {
  browser = fakePushBrowser({ permission: 'granted' });
  keepDeviceText(PUSH, '-7');
  start();
  expect(await screen.findByText('Включено, но этот браузер подписку потерял.')).toBeVisible();
  await press('Включить снова');
  await isGone();
});

test('lets a lost subscription go [DAY-07]', async () => {
  browser = fakePushBrowser({ permission: 'granted' });
  keepDeviceText(PUSH, '-7');
  start();
  await press('Не сейчас');
  await isGone();
  await waitFor(() => expect(readDeviceText(PUSH)).toBe(''));
});

test('leads iPhones to the Home Screen [DAY-07]', async () => {
  browser = fakePushBrowser({ isAppleTab: true });
  start();
  expect(await screen.findByText(/«Поделиться» → «На экран „Домой“»/)).toHaveTextContent(/войдите ещё раз/);
  await press('Понятно');
  await isGone();
});

test('says why it failed, for another press [DAY-07]', async () => {
  browser = fakePushBrowser();
  api.fail('post', '/api/push/subscriptions', 'network');
  start();
  await press('Сообщать');
  expect(await screen.findByText(/^Не удалось включить уведомления\. Нет связи с сервером/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Сообщать' })).toBeEnabled();
});
