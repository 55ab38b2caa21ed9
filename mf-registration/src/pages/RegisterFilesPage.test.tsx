import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CurrentUser } from 'shared-api/contract';
import { fixtures, renderPage, useFakeApi } from 'shared-api/testing';
import { closeToasts } from 'shared-ui/testing';
import { Toaster } from 'shared-ui/Toaster';
import { createBorrowed } from '../testing/createBorrowed';
import { RegisterFilesPage } from './RegisterFilesPage';

const api = useFakeApi();
const user = userEvent.setup({ delay: null });
let current: CurrentUser;
let saved: unknown[];

beforeEach(() => {
  closeToasts();
  saved = [];
  current = fixtures.currentUser({ registration_step: 'FILES' });
  api.answer('get', '/api/user', () => current);
  api.answer('put', '/api/profile/registration_step', ({ body }) => {
    saved.push(body);
    current = { ...current, registration_step: 'MEETINGS' };
    return { ok: true };
  });
});

function start() {
  const borrowed = createBorrowed();
  const page = renderPage(
    borrowed.around(
      <>
        <RegisterFilesPage />
        <Toaster />
      </>,
    ),
    { address: '/register/files' },
  );
  return { ...page, borrowed };
}

const next = () => screen.getByRole('button', { name: 'Продолжить' });

test('saves the step once, then opens the meetings step [REG-07] [ROUTE-05]', async () => {
  const { location } = start();
  expect(screen.getByRole('heading', { level: 1, name: 'Файлы компании' })).toBeVisible();
  expect(await screen.findByText('mf_profile/CompanyFiles')).toBeVisible();
  await user.dblClick(next());
  await waitFor(() => expect(location()).toBe('/register/meetings'));
  expect(saved).toEqual([{ step: 'MEETINGS' }]);
});

test('shows the note about product photos to suppliers only [REG-07]', async () => {
  const { unmount } = start();
  expect(await screen.findByText(/Не загружайте сюда фотографии продукции/)).toBeVisible();
  unmount();
  current = fixtures.currentUser({ registration_step: 'FILES', type: 'Заказчик' });
  start();
  expect(await screen.findByText('mf_profile/CompanyFiles')).toBeVisible();
  expect(screen.queryByText(/Не загружайте сюда фотографии продукции/)).not.toBeInTheDocument();
});

test('blocks the next step during uploads with a reason [REG-07]', async () => {
  const { borrowed } = start();
  await screen.findByText('mf_profile/CompanyFiles');
  const { onUploadingChange } = borrowed.props('mf_profile/CompanyFiles');
  await borrowed.call(() => onUploadingChange?.(true));
  expect(next()).toBeDisabled();
  expect(next()).toHaveAccessibleDescription('Дождитесь окончания загрузки файлов или прервите её.');
  await borrowed.call(() => onUploadingChange?.(false));
  expect(next()).toBeEnabled();
});

test('shows a toast and allows a retry after failure [REG-09]', async () => {
  const { location } = start();
  await screen.findByText('mf_profile/CompanyFiles');
  api.fail('put', '/api/profile/registration_step', { status: 500, body: 'oops' });
  await user.click(next());
  expect(await screen.findByText('Непредвиденная ошибка!')).toBeVisible();
  expect(location()).toBe('/register/files');
  api.answer('put', '/api/profile/registration_step', () => {
    current = { ...current, registration_step: 'MEETINGS' };
    return { ok: true };
  });
  await waitFor(() => expect(next()).toBeEnabled());
  await user.click(next());
  await waitFor(() => expect(location()).toBe('/register/meetings'));
});

test('shows a toast when reloading the user fails [REG-09]', async () => {
  const { location } = start();
  await screen.findByText(/Не загружайте сюда/);
  api.answer('put', '/api/profile/registration_step', { ok: true });
  api.fail('get', '/api/user', 'network');
  await user.click(next());
  expect(await screen.findByText('Непредвиденная ошибка!')).toBeVisible();
  expect(location()).toBe('/register/files');
  await waitFor(() => expect(next()).toBeEnabled());
});
