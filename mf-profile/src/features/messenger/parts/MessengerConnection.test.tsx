import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CurrentUser } from 'shared-api/contract';
import { fixtures, renderPage, useFakeApi } from 'shared-api/testing';
import { closeToasts } from 'shared-ui/testing';
import { Toaster } from 'shared-ui/Toaster';
import { MessengerConnection } from './MessengerConnection';

const api = useFakeApi();
let current: CurrentUser;
let reads: number;

beforeEach(() => {
  closeToasts();
  // Fake only the polling interval; network timing stays real.
  jest.useFakeTimers({
    doNotFake: [
      'setTimeout',
      'clearTimeout',
      'setImmediate',
      'nextTick',
      'requestAnimationFrame',
      'cancelAnimationFrame',
      'queueMicrotask',
      'performance',
      'Date',
    ],
  });
  reads = 0;
  current = fixtures.currentUser();
  api.configure({ botUrl: '/api/bot/start' });
  api.answer('get', '/api/user', () => ((reads += 1), current));
});

async function start() {
  renderPage(
    <>
      <MessengerConnection />
      <Toaster />
    </>,
  );
  const user = userEvent.setup({ delay: null });
  return { open: async (name: string) => user.click(await screen.findByRole('button', { name })) };
}
const pass = (ms: number) => act(async () => void jest.advanceTimersByTime(ms));

test('shows the bot link until a messenger is connected [EDIT-08]', async () => {
  const { open } = await start();
  expect(await screen.findByText('Мессенджер не подключён')).toBeVisible();
  await open('Подключить');
  const link = await screen.findByRole('link', { name: 'Открыть мессенджер' });
  expect(link).toHaveAttribute('href', 'http://localhost/api/bot/start?start=c0ffee');
  expect(screen.getByRole('img', { name: 'Код со ссылкой на мессенджер' })).toHaveAttribute('width', '300');
  const before = reads;
  await pass(3_000);
  await waitFor(() => expect(reads).toBe(before + 1));
  expect(screen.getByRole('dialog')).toBeVisible();

  current = { ...current, connection: { ...current.connection, status: true, username: 'olga', chat_id: '77' } };
  await pass(3_000);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByText('Изменения успешно применены!')).toBeVisible();
  expect(screen.getByText('Подключён: @olga')).toBeVisible();
  const after = reads;
  await pass(9_000);
  expect(reads).toBe(after);
});

test('waits for another account when already connected [EDIT-08]', async () => {
  current = fixtures.currentUser({ connection: { status: true, username: null, chat_id: '77', id: 'c0ffee' } });
  const { open } = await start();
  expect(await screen.findByText('Подключён: 77')).toBeVisible();
  await open('Подключить другой');
  await pass(3_000);
  expect(await screen.findByRole('dialog')).toBeVisible();
  current = { ...current, connection: { ...current.connection, username: 'anna', chat_id: '78' } };
  await pass(3_000);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByText('Подключён: @anna')).toBeVisible();
});

test.each(['', 'javascript:alert(1)'])('shows no link for an invalid address (%p)', async (botUrl) => {
  api.configure({ botUrl });
  const { open } = await start();
  await open('Подключить');
  expect(await screen.findByText(/Адрес мессенджера сейчас неизвестен/)).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
