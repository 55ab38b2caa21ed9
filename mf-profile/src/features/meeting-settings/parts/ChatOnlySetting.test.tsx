import { beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CurrentUser } from 'shared-api/contract';
import { useCurrentUser } from 'shared-api/session';
import { fixtures, renderPage, useFakeApi } from 'shared-api/testing';
import { closeToasts, expectNoAxeViolations } from 'shared-ui/testing';
import { Toaster } from 'shared-ui/Toaster';
import { ChatOnlySetting } from './ChatOnlySetting';

const api = useFakeApi();
const user = userEvent.setup({ delay: null });
let current: CurrentUser;
let saved: unknown[];

beforeEach(() => {
  closeToasts();
  saved = [];
  current = fixtures.currentUser({ registration_step: 'MEETINGS' });
  api.answer('get', '/api/user', () => current);
  api.answer('put', '/api/profile/companyinfo', ({ body }) => {
    saved.push(body);
    current = { ...current, only_chat: !current.only_chat };
    return { ok: true };
  });
});

/** Another reader of the current user. */
function Reader() {
  return <output>{String(useCurrentUser().data?.only_chat)}</output>;
}

async function start() {
  const onSaved = jest.fn();
  const page = renderPage(
    <>
      <ChatOnlySetting onSaved={onSaved} />
      <Reader />
      <Toaster />
    </>,
  );
  await screen.findByRole('checkbox');
  return { ...page, onSaved };
}

const box = () => screen.getByRole('checkbox', { name: 'Общаюсь только в чате' });

test('saves with all company data, then refetches the user [EDIT-12] [REG-08]', async () => {
  const { onSaved, container } = await start();
  expect(box()).not.toBeChecked();
  expect(box()).toHaveAccessibleDescription(/вас нельзя будет пригласить/);
  await expectNoAxeViolations(container);

  let userReads = 0;
  onSaved.mockImplementation(() => expect(userReads).toBe(2));
  api.answer('get', '/api/user', () => ((userReads += 1), current));
  await user.click(box());
  expect(box()).toBeChecked();
  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
  expect(saved).toEqual([
    {
      company: 'Мануфактура подарков',
      activity: [11, 12],
      description: 'Ищем подарки для партнёров.',
      site: 'https://severny-veter.example',
      circulation: ['от 100 шт.'],
      sum: ['от 50 000 ₽'],
      branding: 'Требуется, шелкография',
      only_chat: true,
      is_advertising_agency: false,
      industry: 'Логистика',
    },
  ]);
  expect(await screen.findByText('Изменения успешно применены!')).toBeVisible();
  expect(screen.getByText('true')).toBeVisible();

  await user.click(box());
  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(2));
  expect(saved.at(-1)).toMatchObject({ only_chat: false });
  await waitFor(() => expect(box()).not.toBeChecked());
  await expectNoAxeViolations(container);
});

test('rolls back with a toast when saving fails [EDIT-12]', async () => {
  const { onSaved } = await start();
  api.fail('put', '/api/profile/companyinfo', 'network');
  await user.click(box());
  expect(await screen.findByText('Ошибка применения изменений!')).toBeVisible();
  expect(box()).not.toBeChecked();
  expect(box()).toBeEnabled();
  expect(onSaved).not.toHaveBeenCalled();
});

test('saves a second change after the first', async () => {
  const { onSaved } = await start();
  await user.dblClick(box());
  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(2));
  expect(saved).toEqual([expect.objectContaining({ only_chat: true }), expect.objectContaining({ only_chat: false })]);
  await waitFor(() => expect(box()).not.toBeChecked());
});

test('keeps the saved value when refetching the user fails', async () => {
  const { onSaved } = await start();
  api.answer('put', '/api/profile/companyinfo', () => {
    api.fail('get', '/api/user', 'network');
    return { ok: true };
  });
  await user.click(box());
  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
  expect(await screen.findByText('true')).toBeVisible();
  expect(box()).toBeChecked();
});

test('offers a retry when the user fails to load', async () => {
  api.fail('get', '/api/user', 'network');
  renderPage(<ChatOnlySetting />);
  expect(screen.getByRole('status', { name: 'Загрузка настроек' })).toBeInTheDocument();
  expect(await screen.findByRole('alert')).toHaveTextContent('Не удалось загрузить настройки.');
  api.answer('get', '/api/user', () => current);
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('checkbox')).toBeEnabled();
});

test('sends company data saved by another tab [EDIT-12]', async () => {
  await start();
  current = { ...current, description: 'Новое описание' };
  await user.click(box());
  await waitFor(() => expect(saved).toEqual([expect.objectContaining({ description: 'Новое описание' })]));
});
