import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useFakeApi } from 'shared-api/testing';
import { expectNoAxeViolations, giveElementsSize } from 'shared-ui/testing';
import { startSendingServer } from '#testing/sendingServer';
import { button, findButton, openSending } from '../testing/openSending';

const api = useFakeApi();
const user = userEvent.setup({ delay: null });
let server: ReturnType<typeof startSendingServer>;
let takeSizeAway: () => void;

beforeEach(() => {
  localStorage.clear();
  takeSizeAway = giveElementsSize();
  server = startSendingServer(api, 3);
});
afterEach(() => {
  jest.useRealTimers();
  takeSizeAway();
});

/** Chooses all companies, writes a text and confirms the mailing. */
async function confirm(): Promise<void> {
  await user.click(await findButton('Выбрать все · 3'));
  await user.click(await screen.findByRole('textbox', { name: 'Текст рассылки' }));
  await user.paste('Приглашаем на стенд');
  await user.click(await findButton('Отправить 3'));
  const dialog = within(screen.getByRole('dialog', { name: 'Отправить рассылку?' }));
  expect(dialog.getByText(/^Получат 3 компании\./)).toBeVisible();
  expect(dialog.getByText('Приглашаем на стенд')).toBeVisible();
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick', 'performance', 'Date'] });
  const quick = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await quick.click(dialog.getByRole('button', { name: 'Отправить 3' }));
  await screen.findByRole('button', { name: 'Отменить отправку' });
}

test('names each attachment with its size before sending [SEND-03]', async () => {
  openSending();
  await user.click(await findButton('Выбрать все · 3'));
  await user.click(await findButton('Приложить'));
  await user.click(await findButton('Отправить 3'));
  const dialog = within(screen.getByRole('dialog', { name: 'Отправить рассылку?' }));
  expect(dialog.getByRole('listitem')).toHaveTextContent('каталог.pdf · 10 Б');
});

test('undoes a confirmed mailing on Esc within ten seconds', async () => {
  const { container } = openSending();
  await confirm();
  expect(screen.getAllByText('Рассылка уйдёт через 10 с')).toHaveLength(2);
  await waitFor(() => expect(button('Отменить отправку')).toHaveFocus());
  act(() => void jest.advanceTimersByTime(7_000));
  expect(screen.getByText('Рассылка уйдёт через 3 с', { selector: '[role=status]' })).toBeInTheDocument();
  await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).keyboard('{Escape}');
  act(() => void jest.advanceTimersByTime(20_000));
  expect(screen.getByRole('textbox', { name: 'Текст рассылки' })).toHaveValue('Приглашаем на стенд');
  expect(button('Отправить 3')).toBeVisible();
  expect(server.mailings).toEqual([]);
  jest.useRealTimers();
  await expectNoAxeViolations(container);
});

test('sends once after ten seconds, then excludes the recipients [SEND-01] [SEND-04]', async () => {
  openSending();
  await confirm();
  const reads = server.userReads;
  act(() => void jest.advanceTimersByTime(10_000));
  expect(screen.getByText(/^Отправляем 3 компаниям…/)).toBeVisible();
  const heading = await screen.findByRole('heading', { name: 'Рассылка завершена. Написали 3 компаниям.' });
  expect(heading).toHaveFocus();
  expect(screen.getByRole('link', { name: 'К сообщениям' })).toHaveAttribute('href', '/messages');
  expect(server.mailings.map(({ user_ids, text }) => ({ user_ids, text }))).toEqual([
    { user_ids: [1, 2, 3], text: 'Приглашаем на стенд' },
  ]);
  await waitFor(() => expect(server.userReads).toBeGreaterThan(reads));

  await user.click(button('Новая рассылка'));
  expect(await screen.findByRole('textbox', { name: 'Текст рассылки' })).toHaveValue('');
  await user.click(await findButton('Выбрать все · 3'));
  await screen.findByText('Некому писать: всем выбранным вы уже писали.', { selector: '[role=status] *' });
  expect(button(/^Отправить/)).toHaveAccessibleDescription('Некому писать: всем выбранным вы уже писали.');
});

test('offers only unreached companies after a lost response', async () => {
  api.answer('post', '/api/sending', () => {
    server.deliver([1]);
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- the fake network answers with a response that is thrown
    throw Response.error();
  });
  openSending();
  await confirm();
  act(() => void jest.advanceTimersByTime(10_000));
  expect(await screen.findByText('Ответ не пришёл. Проверяем, кому уже доставлено…')).toBeVisible();
  await screen.findByText('Доставлено 1 из 3.');
  expect(await screen.findByRole('button', { name: 'Отправить остальным (2)' })).toBeVisible();
  expect(screen.getByText('Дважды никто не получит.')).toBeVisible();
});

test('cancels on leaving and reports it at the next visit', async () => {
  const { unmount } = openSending();
  await confirm();
  window.dispatchEvent(new Event('pagehide'));
  unmount();
  act(() => void jest.advanceTimersByTime(20_000));
  jest.useRealTimers();

  openSending();
  expect(await screen.findByText('Рассылка не ушла: вы покинули страницу. Черновик сохранён.')).toBeVisible();
  expect(await screen.findByRole('textbox', { name: 'Текст рассылки' })).toHaveValue('Приглашаем на стенд');
  expect(server.mailings).toEqual([]);
});
