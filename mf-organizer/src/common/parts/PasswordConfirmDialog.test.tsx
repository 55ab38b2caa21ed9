import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describeError, request } from 'shared-api/client';
import { renderPage, useFakeApi } from 'shared-api/testing';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { useConfirmed } from '../state/useConfirmed';
import { PasswordConfirmDialog } from './PasswordConfirmDialog';

const api = useFakeApi();
let passwords: unknown[];
let blocked: number;

const refuse = () =>
  api.fail('post', '/api/organizer/participants/block', {
    status: 403,
    body: 'Подтвердите, что это вы: введите пароль.',
    headers: { 'x-confirm': 'password' },
  });
const allow = () =>
  api.answer('post', '/api/organizer/participants/block', () => {
    blocked += 1;
    return { done: 12, refused: [] };
  });

beforeEach(() => {
  passwords = [];
  blocked = 0;
  refuse();
  api.answer('post', '/api/organizer/confirm', ({ body }) => {
    passwords.push(body);
    allow();
    return { ok: true };
  });
});

function Sample() {
  const { confirmed, confirmation } = useConfirmed();
  const [outcome, setOutcome] = useState('');
  const block = () =>
    confirmed(() =>
      request('post', '/api/organizer/participants/block', { body: { bulk: { ids: [1] }, reason: 'Спам' } }),
    ).then(
      ({ done }) => setOutcome(`Заблокировано: ${done}`),
      (error: unknown) => setOutcome(describeError(error)),
    );
  return (
    <>
      <button type="button" onClick={() => void block()}>
        Заблокировать
      </button>
      <output>{outcome}</output>
      {confirmation && <PasswordConfirmDialog {...confirmation} />}
    </>
  );
}

const open = async () => {
  renderPage(<Sample />);
  await userEvent.click(screen.getByRole('button', { name: 'Заблокировать' }));
  await screen.findByRole('dialog', { name: 'Подтвердите, что это вы' });
};
const field = () => screen.getByLabelText(/^Пароль/, { selector: 'input' });
const confirm = (password: string) => userEvent.type(field(), `${password}{Enter}`);

test('repeats the refused call after the password [ORG-04]', async () => {
  await open();
  expect(field()).toHaveFocus();
  await expectNoAxeViolations(screen.getByRole('dialog'));
  await confirm('secret1');
  expect(await screen.findByText('Заблокировано: 12')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(passwords).toEqual([{ password: 'secret1' }]);
  expect(blocked).toBe(1);
});

test('keeps asking after a wrong password [ORG-04]', async () => {
  api.fail('post', '/api/organizer/confirm', { status: 422, body: { errors: { password: 'ERROR_PASSWORD' } } });
  await open();
  await confirm('secret2');
  await waitFor(() => expect(field()).toHaveAccessibleDescription('Неверный пароль.'));
  expect(blocked).toBe(0);
});

test('says when there were too many attempts [ORG-04]', async () => {
  const body = 'Слишком много попыток. Подождите несколько минут и попробуйте снова.';
  api.fail('post', '/api/organizer/confirm', { status: 429, body });
  await open();
  await confirm('secret2');
  expect(await screen.findByRole('alert')).toHaveTextContent(body);
});

test('sends no password that cannot be right', async () => {
  await open();
  await confirm('12345');
  await waitFor(() => expect(field()).toBeInvalid());
  expect(passwords).toEqual([]);
});

test('fails with the refusal after cancelling [ORG-04]', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Отмена' }));
  expect(await screen.findByText('Подтвердите, что это вы: введите пароль.')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(blocked).toBe(0);
});
