import { expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { renderPage, useFakeApi, type Failure } from 'shared-api/testing';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { UnsubscribePage } from './UnsubscribePage';

const api = useFakeApi();
const PATH = '/api/notifications/unsubscribe/{token}';
const TOKEN = '0f8fad5b-d9cb-469f-a165-70867728950e';

const open = (token = TOKEN) =>
  renderPage(
    <StrictMode>
      <Routes>
        <Route path="/unsubscribe_notifications/:token" element={<UnsubscribePage title="Отписка от уведомлений" />} />
      </Routes>
    </StrictMode>,
    { address: `/unsubscribe_notifications/${token}` },
  );

test('unsubscribes once on opening and explains how to undo it [ROUTE-20] [AUTH-07]', async () => {
  const asked: unknown[] = [];
  let finish = () => {};
  api.answer('get', PATH, async ({ path }) => {
    asked.push(path.token);
    await new Promise<void>((resolve) => (finish = resolve));
    return { ok: true };
  });
  const { container } = open();
  expect(screen.getByRole('heading', { level: 1, name: 'Отписка от уведомлений' })).toBeVisible();
  expect(screen.getByText('Отключаем уведомления…')).toBeInTheDocument();
  await waitFor(() => expect(asked).toEqual([TOKEN]));
  finish();

  const notice = await screen.findByText(/Вы отписались от уведомлений по e-mail/);
  expect(notice).toBeVisible();
  expect(screen.getByRole('status')).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Включить их снова можно в редактировании профиля.');
  expect(screen.getByRole('link', { name: 'Открыть редактирование профиля' })).toHaveAttribute('href', '/profile/edit');
  await expectNoAxeViolations(container);

  // Window focus and reconnects must not repeat the call.
  act(() => {
    fireEvent.focus(window);
    fireEvent(window, new Event('online'));
  });
  expect(asked).toEqual([TOKEN]);
});

test.each<[string, Failure, string]>([
  [
    'an unknown link',
    { status: 404, body: 'Такой ссылки для отписки нет.' },
    'Такой ссылки для отписки нет. Откройте её из письма ещё раз целиком',
  ],
  ['a server failure', { status: 500, body: '<html>' }, 'Отписаться не удалось. Повторите попытку позже.'],
  ['no network', 'network', 'Нет связи с сервером. Проверьте подключение к интернету и повторите.'],
])('shows an error on %s and retries by «Повторить» [AUTH-07]', async (_, failure, sentence) => {
  api.fail('get', PATH, failure);
  const { container } = open();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Непредвиденная ошибка!');
  expect(alert).toHaveTextContent(sentence);
  expect(alert).toHaveFocus();
  await expectNoAxeViolations(container);

  let calls = 0;
  api.answer('get', PATH, () => ((calls += 1), { ok: true }));
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText(/Вы отписались/)).toBeVisible();
  expect(screen.getByRole('status')).toHaveFocus();
  expect(calls).toBe(1);
});

test('calls once when «Повторить» is double-clicked', async () => {
  api.fail('get', PATH, 'network');
  open();
  const retry = await screen.findByRole('button', { name: 'Повторить' });
  let calls = 0;
  let finish = () => {};
  api.answer('get', PATH, async () => {
    calls += 1;
    await new Promise<void>((resolve) => (finish = resolve));
    return { ok: true };
  });
  await userEvent.dblClick(retry);
  expect(retry).toHaveAttribute('aria-busy', 'true');
  await waitFor(() => expect(calls).toBe(1));
  finish();
  expect(await screen.findByText(/Вы отписались/)).toBeVisible();
  expect(calls).toBe(1);
});
