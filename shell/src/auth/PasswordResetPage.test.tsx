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

test('has its heading and the way back to the login page, and axe finds nothing [ROUTE-07]', async () => {
  const { container } = open();
  expect(screen.getByRole('heading', { level: 1, name: 'Восстановление пароля' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Вернуться ко входу' })).toHaveAttribute('href', '/login');
  await expectNoAxeViolations(container);
});

test('the e-mail is required and checked once it was left; nobody submits before it is right [AUTH-06]', async () => {
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

test('says that the new password was sent to the e-mail, and leads back to the login [AUTH-06]', async () => {
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
  '%s: a red alert, the field highlighted, the page at the top, the e-mail kept [AUTH-03] [AUTH-04] [AUTH-05]',
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

test('an account that awaits activation: the panel with the way to the contacts instead of the alert [AUTH-04] [AUTH-05]', async () => {
  api.fail('post', PATH, { status: 422, body: { errors: { email: 'ERROR_AUTH' } } });
  open();
  await send();
  const panel = await screen.findByRole('status');
  expect(panel).toHaveTextContent('Аккаунт ещё не активированАккаунт находится на модерации, войдите позже.');
  expect(within(panel).getByRole('link', { name: 'Связаться с менеджером' })).toHaveAttribute('href', '/block');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(email()).toBeInvalid();
});

test('a code that nobody knows shows a general sentence, never itself [AUTH-03]', async () => {
  api.fail('post', PATH, { status: 422, body: { errors: { email: 'ERROR_UNHEARD_OF' } } });
  open();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('Непредвиденная ошибка! Повторите попытку позже.');
  expect(document.body).not.toHaveTextContent('ERROR_');
  expect(email()).toBeValid();
});

test.each<[string, Parameters<typeof api.fail>[2], string]>([
  [
    'too many tries',
    { status: 429, body: 'Слишком много попыток. Подождите несколько минут и попробуйте снова.' },
    'Слишком много попыток. Подождите несколько минут и попробуйте снова.',
  ],
  [
    'a letter that could not be sent',
    { status: 503, body: 'smtp: connection refused' },
    'Непредвиденная ошибка! Повторите попытку позже.',
  ],
  ['no network', 'network', 'Нет связи с сервером. Проверьте подключение к интернету и повторите.'],
])('%s: a clear sentence, the e-mail kept, and the next press works', async (_, failure, sentence) => {
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

test('pressed twice, it sends once, and shows that it is busy', async () => {
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
