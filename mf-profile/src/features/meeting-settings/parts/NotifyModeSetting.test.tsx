import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CurrentUser } from 'shared-api/contract';
import { useCurrentUser } from 'shared-api/session';
import { fixtures, renderPage, useFakeApi } from 'shared-api/testing';
import { closeToasts, expectNoAxeViolations } from 'shared-ui/testing';
import { Toaster } from 'shared-ui/Toaster';
import { NotifyModeSetting } from './NotifyModeSetting';

const api = useFakeApi();
const user = userEvent.setup({ delay: null });
let saved: unknown[];

beforeEach(() => {
  closeToasts();
  saved = [];
  api.answer('put', '/api/profile/meetings', ({ body }) => {
    saved.push(body);
    return { ok: true };
  });
});

/** Another reader of the current user. */
function Reader() {
  return <output>{useCurrentUser().data?.notify}</output>;
}

async function start(part: Partial<CurrentUser> = {}) {
  api.answer('get', '/api/user', fixtures.currentUser(part));
  const page = renderPage(
    <>
      <NotifyModeSetting />
      <Reader />
      <Toaster />
    </>,
  );
  await screen.findByRole('radiogroup', { name: 'Как сообщать вам о встречах' });
  return page;
}

const mode = (name: RegExp | string) => screen.getByRole('radio', { name });

/** Delays responses to saves. */
function holdSave() {
  const answers: (() => void)[] = [];
  api.answer('put', '/api/profile/meetings', ({ body }) => {
    saved.push(body);
    return new Promise((resolve) => answers.push(() => resolve({ ok: true })));
  });
  return answers;
}

test.each([
  ['SMS', 'В мессенджере'],
  ['EMAIL', 'По электронной почте'],
  ['ALL', 'В мессенджере и по электронной почте'],
  ['NOT', 'Не сообщать'],
] as const)('shows %s as selected [EDIT-07]', async (notify, name) => {
  const { container } = await start({
    notify,
    connection: { status: true, username: 'olga', chat_id: '5', id: 'c0ffee' },
  });
  expect(screen.getAllByRole('radio')).toHaveLength(4);
  expect(mode(name)).toBeChecked();
  await expectNoAxeViolations(container);
});

test('saves on change, optimistically, and updates all readers [EDIT-07] [REG-08]', async () => {
  await start({ notify: 'EMAIL' });
  const answers = holdSave();
  await user.click(mode('Не сообщать'));
  expect(mode('Не сообщать')).toBeChecked();
  expect(screen.getByRole('status', { name: '' })).toHaveTextContent('EMAIL');
  await waitFor(() => expect(saved).toEqual([{ notify: 'NOT' }]));
  answers[0]!();
  expect(await screen.findByText('Изменения успешно применены!')).toBeVisible();
  expect(screen.getByText('NOT')).toBeVisible();
  expect(mode('Не сообщать')).toBeChecked();
});

test('rolls back with a toast when saving fails [EDIT-07]', async () => {
  await start({ notify: 'EMAIL' });
  api.fail('put', '/api/profile/meetings', { status: 500 });
  await user.click(mode('Не сообщать'));
  expect(await screen.findByText('Ошибка применения изменений!')).toBeVisible();
  expect(mode('По электронной почте')).toBeChecked();
  api.answer('put', '/api/profile/meetings', { ok: true });
  await user.click(mode('Не сообщать'));
  expect(await screen.findByText('Изменения успешно применены!')).toBeVisible();
  expect(mode('Не сообщать')).toBeChecked();
});

test('saves only the last of several quick changes', async () => {
  await start({ notify: 'SMS' });
  const answers = holdSave();
  mode(/^В мессенджере(?! и)/).focus();
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(mode('Не сообщать')).toBeChecked();
  await waitFor(() => expect(saved).toEqual([{ notify: 'EMAIL' }]));
  answers[0]!();
  await waitFor(() => expect(saved).toEqual([{ notify: 'EMAIL' }, { notify: 'NOT' }]));
  answers[1]!();
  expect(await screen.findByText('Изменения успешно применены!')).toBeVisible();
  expect(mode('Не сообщать')).toBeChecked();
});

test('returns to the previous choice when saving the last fails', async () => {
  await start({ notify: 'SMS' });
  const answers = holdSave();
  await user.click(mode('По электронной почте'));
  await user.click(mode('Не сообщать'));
  await waitFor(() => expect(saved).toHaveLength(1));
  api.fail('put', '/api/profile/meetings', 'network');
  answers[0]!();
  expect(await screen.findByText('Ошибка применения изменений!')).toBeVisible();
  expect(mode('По электронной почте')).toBeChecked();
  expect(screen.queryByText('Изменения успешно применены!')).not.toBeInTheDocument();
});

test('shows a hint for an unconnected messenger', async () => {
  const { container } = await start({ notify: 'ALL' });
  expect(mode(/^В мессенджере и по электронной почте/)).toHaveAccessibleDescription(/Мессенджер нужно подключить/);
  expect(screen.getAllByText('Мессенджер нужно подключить в настройках профиля.')).toHaveLength(1);
  await expectNoAxeViolations(container);
});

test('offers a retry when the user fails to load', async () => {
  api.fail('get', '/api/user', 'network');
  renderPage(<NotifyModeSetting />);
  expect(screen.getByRole('status', { name: 'Загрузка настроек' })).toBeInTheDocument();
  expect(await screen.findByRole('alert')).toHaveTextContent('Не удалось загрузить настройки.');
  api.answer('get', '/api/user', fixtures.currentUser({ notify: 'NOT' }));
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  await waitFor(() => expect(mode('Не сообщать')).toBeChecked());
});
