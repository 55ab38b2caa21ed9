import { beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CurrentUser } from 'shared-api/contract';
import { useCurrentUser } from 'shared-api/session';
import { fixtures, renderPage, useFakeApi } from 'shared-api/testing';
import { closeToasts } from 'shared-ui/testing';
import { Toaster } from 'shared-ui/Toaster';
import { pageLoad } from '#state/pageLoad';
import { createBorrowed } from '../testing/createBorrowed';
import { RegisterMeetingsPage } from './RegisterMeetingsPage';

const api = useFakeApi();
const user = userEvent.setup({ delay: null });
let current: CurrentUser;
let saved: unknown[];
let openAddress: jest.SpiedFunction<typeof pageLoad.open>;

beforeEach(() => {
  closeToasts();
  openAddress = jest.spyOn(pageLoad, 'open').mockImplementation(() => {});
  saved = [];
  current = fixtures.currentUser({ registration_step: 'MEETINGS' });
  api.answer('get', '/api/user', () => current);
  api.answer('put', '/api/profile/registration_step', ({ body }) => {
    saved.push(body);
    return { ok: true };
  });
});

/** Reloads the user, as the chat-only widget does after saving. */
function Reader() {
  const { reload } = useCurrentUser();
  return <button onClick={() => void reload()}>Перечитать</button>;
}

async function start() {
  const borrowed = createBorrowed();
  renderPage(
    borrowed.around(
      <>
        <RegisterMeetingsPage />
        <Reader />
        <Toaster />
      </>,
    ),
    { address: '/register/meetings' },
  );
  await screen.findByText('mf_meetings/FreeTimeSchedule');
  await screen.findByText('mf_profile/NotifyModeSetting');
  await screen.findByText('mf_profile/ChatOnlySetting');
  return borrowed;
}

const finish = () => screen.getByRole('button', { name: 'Завершить регистрацию' });

test('shows the widgets and explains why finishing is disabled [REG-08] [ROUTE-06]', async () => {
  const borrowed = await start();
  expect(screen.getByRole('heading', { level: 1, name: 'Настройка встреч' })).toBeVisible();
  expect(borrowed.props('mf_meetings/FreeTimeSchedule').isReadOnly).toBe(false);
  expect(finish()).toBeDisabled();
  expect(finish()).toHaveAccessibleDescription(/отметьте хотя бы одно свободное время/);
});

test('finishes only with an available slot [REG-08]', async () => {
  const borrowed = await start();
  const { onAvailabilityChange } = borrowed.props('mf_meetings/FreeTimeSchedule');
  await borrowed.call(() => onAvailabilityChange?.(true));
  expect(finish()).toBeEnabled();
  await borrowed.call(() => onAvailabilityChange?.(false));
  expect(finish()).toBeDisabled();
  await borrowed.call(() => onAvailabilityChange?.(true));
  await user.dblClick(finish());
  await waitFor(() => expect(openAddress).toHaveBeenCalledWith('/profile'));
  expect(saved).toEqual([{ step: 'FINISHED' }]);
});

test('finishes without a slot in chat-only mode [REG-08] [POINT-04]', async () => {
  const borrowed = await start();
  current = { ...current, only_chat: true };
  await user.click(screen.getByRole('button', { name: 'Перечитать' }));
  await waitFor(() => expect(finish()).toBeEnabled());
  expect(borrowed.props('mf_meetings/FreeTimeSchedule').isReadOnly).toBe(true);
});

test('shows a toast and stays when finishing fails [REG-09]', async () => {
  const borrowed = await start();
  const { onAvailabilityChange } = borrowed.props('mf_meetings/FreeTimeSchedule');
  await borrowed.call(() => onAvailabilityChange?.(true));
  api.fail('put', '/api/profile/registration_step', 'network');
  await user.click(finish());
  expect(await screen.findByText('Непредвиденная ошибка!')).toBeVisible();
  await waitFor(() => expect(finish()).toBeEnabled());
  expect(openAddress).not.toHaveBeenCalled();
});
