import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keepDeviceText, readDeviceText } from 'shared-api/storage';
import { fixtures, renderPage, useFakeApi } from 'shared-api/testing';
import { closeToasts, expectNoAxeViolations } from 'shared-ui/testing';
import { Toaster } from 'shared-ui/Toaster';
import type { PushDevice } from '#api/pushSubscriptions';
import { PUSH } from '#state/browserPush';
import { fakePushBrowser, PUSH_KEYS } from '#testing/fakePushBrowser';
import { PushConfirm } from './PushConfirm';
import { PushSettings } from './PushSettings';

const api = useFakeApi();
const user = userEvent.setup({ delay: null });
const OWN = 'https://push.example/1';
let browser: ReturnType<typeof fakePushBrowser> | undefined;
let devices: PushDevice[];
let told: unknown[];

const device = (id: number, name: string, isCurrent = false): PushDevice => ({
  ...{ id, device: name, is_current: isCurrent },
  created_at: '2026-11-20T08:00:00Z',
  confirmed_at: '2026-11-22T07:42:00Z',
});

beforeEach(() => {
  closeToasts();
  devices = [device(1, 'Safari, iPhone')];
  told = [];
  api.configure({});
  api.answer('get', '/api/user', fixtures.currentUser({ id: 7 }));
  api.answer('get', '/api/settings', fixtures.settings({ features: ['web_push'] }));
  api.answer('get', '/api/push/key', { key: PUSH_KEYS.first });
  api.answer('get', '/api/push/subscriptions', () => ({ subscriptions: devices }));
  api.answer('post', '/api/push/subscriptions', ({ body }) => {
    told.push(body);
    const own = device(2, 'Chrome, Windows', true);
    devices = [own, ...devices];
    return own;
  });
  api.answer('delete', '/api/push/subscriptions/{id}', ({ path }) => {
    devices = devices.filter(({ id }) => id !== Number(path['id']));
    return { ok: true };
  });
});
afterEach(() => {
  browser?.remove();
  browser = undefined;
  localStorage.clear();
  jest.restoreAllMocks();
});

const start = () =>
  renderPage(
    <>
      <PushSettings />
      <Toaster />
    </>,
  );
const choice = () => screen.findByRole('switch', { name: 'Сообщать об ответах в этом браузере' });
const list = () => screen.findByRole('list', { name: 'Браузеры, в которые приходят уведомления' });

test('switches this browser on and off, with its row [DAY-07]', async () => {
  browser = fakePushBrowser();
  const { container } = start();
  await waitFor(async () => expect(await choice()).toBeEnabled());
  await user.click(await choice());
  await waitFor(async () => expect(await choice()).toBeChecked());
  expect(await screen.findByText('этот браузер')).toBeVisible();
  await expectNoAxeViolations(container);
  await user.click(await choice());
  await waitFor(async () => expect(await choice()).not.toBeChecked());
  await waitFor(() => expect(screen.queryByText('этот браузер')).not.toBeInTheDocument());
  expect(browser.calls.at(-1)).toBe(`unsubscribe ${OWN}`);
  expect(devices.map(({ id }) => id)).toEqual([1]);
});

test('tells a failed installation, and works at a second press [DAY-07]', async () => {
  browser = fakePushBrowser({ install: 'fails' });
  start();
  await waitFor(async () => expect(await choice()).toBeEnabled());
  await user.click(await choice());
  const failed = 'Не удалось включить уведомления. Браузер не ответил. Повторите попытку.';
  expect(await screen.findByText(failed)).toBeVisible();
  browser.install = undefined;
  await user.click(await choice());
  await waitFor(async () => expect(await choice()).toBeChecked());
  expect(screen.queryByText(failed)).not.toBeInTheDocument();
});

test('asks again at a press after a hidden question [DAY-07]', async () => {
  browser = fakePushBrowser({ answer: 'hidden' });
  start();
  await waitFor(async () => expect(await choice()).toBeEnabled());
  await user.click(await choice());
  expect(await choice()).not.toHaveAttribute('aria-busy');
  browser.answer = 'granted';
  await user.click(await choice());
  await waitFor(async () => expect(await choice()).toBeChecked());
});

test('stays on when the server does not answer [DAY-07]', async () => {
  browser = fakePushBrowser({ permission: 'granted', subscribedBy: PUSH_KEYS.first });
  keepDeviceText(PUSH, `7 ${OWN}`);
  devices = [device(2, 'Chrome, Windows', true)];
  api.fail('delete', '/api/push/subscriptions/{id}', 'network');
  start();
  await list();
  await user.click(await choice());
  expect(await screen.findByText(/^Не удалось отключить уведомления\. Нет связи/)).toBeVisible();
  expect(await choice()).toBeChecked();
  expect(screen.getByText('этот браузер')).toBeVisible();
});

test('removes another browser [DAY-07]', async () => {
  browser = fakePushBrowser();
  start();
  expect(await list()).toHaveTextContent('Safari, iPhone открывали 22.11.2026 в 10:42');
  await user.click(within(await list()).getByRole('button', { name: 'Отключить: Safari, iPhone' }));
  expect(await screen.findByText('Уведомления отключены.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('list', { name: /^Браузеры/ })).not.toBeInTheDocument());
});

test('says how to allow refused notifications [DAY-07]', async () => {
  browser = fakePushBrowser({ permission: 'denied' });
  start();
  await waitFor(async () => expect(await choice()).toHaveAccessibleDescription(/Чтобы разрешить: значок слева/));
  expect(await choice()).toBeDisabled();
});

test('tells of a lost subscription, and renews it [DAY-07]', async () => {
  browser = fakePushBrowser({ permission: 'granted' });
  keepDeviceText(PUSH, '-7');
  start();
  expect(await screen.findByText('Включено, но этот браузер подписку потерял.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Включить снова' }));
  await waitFor(async () => expect(await choice()).toBeChecked());
});

test.each([
  ['after the kill switch', () => api.configure({ offline: false })],
  ['for a server without web push', () => api.answer('get', '/api/settings', fixtures.settings())],
])('is hidden %s [DAY-07]', async (_, change) => {
  browser = fakePushBrowser();
  change();
  const asked = jest.spyOn(globalThis, 'fetch');
  start();
  await waitFor(() => expect(asked).toHaveBeenCalledWith('/config.json', expect.anything()));
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  expect(asked).not.toHaveBeenCalledWith('/api/push/subscriptions', expect.anything());
});

test('confirms the subscription once per page start [DAY-07]', async () => {
  browser = fakePushBrowser({ permission: 'granted', subscribedBy: PUSH_KEYS.first });
  keepDeviceText(PUSH, `7 ${OWN}`);
  renderPage(<PushConfirm />);
  await waitFor(() => expect(told).toEqual([expect.objectContaining({ endpoint: OWN, confirm: true })]));
  expect(readDeviceText(PUSH)).toBe(`7 ${OWN}`);
});
