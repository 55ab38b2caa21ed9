import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage, useFakeApi } from 'shared-api/testing';
import { closeToasts } from 'shared-ui/testing';
import { Toaster } from 'shared-ui/Toaster';
import { PasswordEdit } from './PasswordEdit';

const api = useFakeApi();
const user = userEvent.setup({ delay: null });
let changes: unknown[];

beforeEach(() => {
  closeToasts();
  changes = [];
  api.answer('put', '/api/profile/password', ({ body }) => {
    changes.push(body);
    return { ok: true };
  });
  renderPage(
    <>
      <PasswordEdit />
      <Toaster />
    </>,
  );
});

const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}`), { selector: 'input' });
const submit = () => screen.getByRole('button', { name: 'Изменить пароль' });
async function fill(old: string, fresh: string, retry: string) {
  for (const [name, text] of [
    ['Текущий пароль', old],
    ['Новый пароль', fresh],
    ['Повторите новый пароль', retry],
  ] as const) {
    await user.clear(field(name));
    await user.click(field(name));
    if (text) await user.paste(text);
  }
  await user.tab();
}

test.each([
  ['', 'secret2', 'secret2', 'Поле не должно быть пустым.'],
  ['secre', 'secret2', 'secret2', 'Пароль должен содержать не менее 6 символов.'],
  ['secret1', 'secre', 'secre', 'Пароль должен содержать не менее 6 символов.'],
  ['secret1', 'secret2', 'secret3', 'Пароли не совпадают.'],
  ['secret1', 'secret1', 'secret1', 'Новый пароль должен отличаться от текущего.'],
])('disables saving for «%s», «%s», «%s»: %s [EDIT-02]', async (old, fresh, retry, complaint) => {
  await fill(old, fresh, retry);
  expect((await screen.findAllByText(complaint))[0]).toBeVisible();
  expect(submit()).toBeDisabled();
});

test('changes the password and clears all fields [EDIT-02]', async () => {
  expect(submit()).toBeDisabled();
  await fill('secret1', 'secret2', 'secret2');
  await user.click(submit());
  expect(await screen.findByText('Изменения успешно применены!')).toBeVisible();
  expect(changes).toEqual([{ password: 'secret1', new_password: 'secret2', retry_password: 'secret2' }]);
  expect(screen.getByText('Пароль изменён')).toBeVisible();
  for (const name of ['Текущий пароль', 'Новый пароль', 'Повторите новый пароль']) expect(field(name)).toHaveValue('');
});

test('shows a wrong old password in toast and field [EDIT-02]', async () => {
  api.fail('put', '/api/profile/password', { status: 422, body: { errors: { password: 'ERROR_PASSWORD' } } });
  await fill('secret1', 'secret2', 'secret2');
  await user.click(submit());
  await waitFor(() => expect(field('Текущий пароль')).toHaveAccessibleDescription('Неверный пароль.'));
  expect(screen.getAllByText('Неверный пароль.')).toHaveLength(3);
  expect(field('Текущий пароль')).toHaveFocus();
  expect(field('Новый пароль')).toHaveValue('secret2');
  await fill('secret9', 'secret2', 'secret2');
  expect(submit()).toBeEnabled();
});
