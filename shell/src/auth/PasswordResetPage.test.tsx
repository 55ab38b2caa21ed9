import { expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage, useFakeApi } from 'shared-api/testing';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { PasswordResetPage } from './PasswordResetPage';

const api = useFakeApi();
const user = userEvent.setup({ delay: null });

const PATH = '/api/auth/password_reset';
const email = () => screen.getByLabelText(/^E-mail/);
const submit = () => screen.getByRole('button', { name: 'Получить новый пароль' });
const open = () => renderPage(<PasswordResetPage title="Восстановление пароля" />);

async function send(address = 'supplier@vstrecha.example') {
  await user.type(email(), address);
  await user.click(submit());
}

test('has a heading, a link to login and no violations [ROUTE-07]', async () => {
  const { container } = open();
  expect(screen.getByRole('heading', { level: 1, name: 'Восстановление пароля' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Вернуться ко входу' })).toHaveAttribute('href', '/login');
  await expectNoAxeViolations(container);
});

test('validates the e-mail after blur and before submitting [AUTH-06]', async () => {
  let calls = 0;
  api.answer('post', PATH, () => ((calls += 1), { ok: true }));
  open();
  expect(submit()).toBeDisabled();
  expect(email()).toBeValid();
  await user.click(email());
  await user.tab();
  expect(email()).toHaveAccessibleDescription('Поле не должно быть пустым.');

  await user.type(email(), 'supplier@vstrecha{Enter}');
  expect(email()).toHaveAccessibleDescription('Введите корректный адрес электронной почты.');
  expect(submit()).toBeDisabled();
  expect(calls).toBe(0);

  await user.type(email(), '.example');
  expect(email()).toBeValid();
  expect(submit()).toBeEnabled();
});

test('confirms the sent password and links back to login [AUTH-06]', async () => {
  const sent: unknown[] = [];
  api.answer('post', PATH, ({ body }) => (sent.push(body), { ok: true }));
  const { container } = open();
  await user.type(email(), '  supplier@vstrecha.example ');
  await user.keyboard('{Enter}');
  const notice = await screen.findByRole('status');
  expect(notice).toHaveTextContent('Новый пароль отправлен на supplier@vstrecha.example.');
  expect(notice).toHaveFocus();
  expect(sent).toEqual([{ email: 'supplier@vstrecha.example' }]);
  expect(screen.getByRole('link', { name: 'Вернуться ко входу' })).toHaveAttribute('href', '/login');
  expect(screen.queryByLabelText(/^E-mail/)).not.toBeInTheDocument();
  await expectNoAxeViolations(container);
});

test.each([
  ['ERROR_LOGIN', 'Такого пользователя не существует.'],
  ['ERROR_EMAIL_EXIST', 'Такой E-mail уже используется.'],
])(
  '%s: shows an alert, highlights the field, keeps the e-mail [AUTH-03] [AUTH-04] [AUTH-05]',
  async (code, message) => {
    const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
    api.fail('post', PATH, { status: 422, body: { errors: { email: code } } });
    const { container } = open();
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(email()).toBeInvalid();
    expect(email()).toHaveValue('supplier@vstrecha.example');
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
    await expectNoAxeViolations(container);

    await user.type(email(), 'x');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(email()).toBeValid();
  },
);

test('shows the activation panel instead of an alert [AUTH-04] [AUTH-05]', async () => {
  api.fail('post', PATH, { status: 422, body: { errors: { email: 'ERROR_AUTH' } } });
  open();
  await send();
  const panel = await screen.findByRole('status');
  expect(panel).toHaveTextContent('Аккаунт ещё не активированАккаунт находится на модерации, войдите позже.');
  expect(within(panel).getByRole('link', { name: 'Связаться с менеджером' })).toHaveAttribute('href', '/block');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(email()).toBeInvalid();
});

test('shows a general message for an unknown code [AUTH-03]', async () => {
  api.fail('post', PATH, { status: 422, body: { errors: { email: 'ERROR_UNHEARD_OF' } } });
  open();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('Непредвиденная ошибка! Повторите попытку позже.');
  expect(document.body).not.toHaveTextContent('ERROR_');
  expect(email()).toBeValid();
});

test.each<[string, Parameters<typeof api.fail>[2], string]>([
  [
    'too many attempts',
    { status: 429, body: 'Слишком много попыток. Подождите несколько минут и попробуйте снова.' },
    'Слишком много попыток. Подождите несколько минут и попробуйте снова.',
  ],
  [
    'e-mail not sent',
    { status: 503, body: 'smtp: connection refused' },
    'Непредвиденная ошибка! Повторите попытку позже.',
  ],
  ['no network', 'network', 'Нет связи с сервером. Проверьте подключение к интернету и повторите.'],
])('%s: explains the failure and allows a retry', async (_, failure, sentence) => {
  api.fail('post', PATH, failure);
  open();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(email()).toHaveValue('supplier@vstrecha.example');
  expect(email()).toBeValid();
  api.answer('post', PATH, { ok: true });
  await user.click(submit());
  expect(await screen.findByRole('status')).toHaveTextContent('Новый пароль отправлен');
});

test('sends once on a double click and looks busy', async () => {
  let calls = 0;
  let finish = () => {};
  api.answer('post', PATH, async () => {
    calls += 1;
    await new Promise<void>((resolve) => (finish = resolve));
    return { ok: true };
  });
  open();
  await user.type(email(), 'supplier@vstrecha.example');
  await user.dblClick(submit());
  expect(submit()).toHaveAttribute('aria-busy', 'true');
  await waitFor(() => expect(calls).toBe(1));
  finish();
  await screen.findByRole('status');
  expect(calls).toBe(1);
});
