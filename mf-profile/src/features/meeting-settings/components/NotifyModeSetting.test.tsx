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

/** Another part of the page that reads the same user. */
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

/** Lets the next save wait until it is answered. */
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
] as const)('shows that %s is chosen [EDIT-07]', async (notify, name) => {
  const { container } = await start({
    notify,
    connection: { status: true, username: 'olga', chat_id: '5', id: 'c0ffee' },
  });
  expect(screen.getAllByRole('radio')).toHaveLength(4);
  expect(mode(name)).toBeChecked();
  await expectNoAxeViolations(container);
});

test('a choice is saved at once, shows before the answer, and all readers of the user get it [EDIT-07] [REG-08]', async () => {
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

test('a failed save goes back and says so; it can be chosen again [EDIT-07]', async () => {
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

test('of quick choices by keyboard only the last is saved after the running one, and stays', async () => {
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

test('when the last of two choices fails, the one before it stays', async () => {
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

test('a chosen messenger that is not connected says so', async () => {
  const { container } = await start({ notify: 'ALL' });
  expect(mode(/^В мессенджере и по электронной почте/)).toHaveAccessibleDescription(/Мессенджер нужно подключить/);
  expect(screen.getAllByText('Мессенджер нужно подключить в настройках профиля.')).toHaveLength(1);
  await expectNoAxeViolations(container);
});

test('the user: waited for with a skeleton, asked for again when it fails', async () => {
  api.fail('get', '/api/user', 'network');
  renderPage(<NotifyModeSetting />);
  expect(screen.getByRole('status', { name: 'Загрузка настроек' })).toBeInTheDocument();
  expect(await screen.findByRole('alert')).toHaveTextContent('Не удалось загрузить настройки.');
  api.answer('get', '/api/user', fixtures.currentUser({ notify: 'NOT' }));
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  await waitFor(() => expect(mode('Не сообщать')).toBeChecked());
});
