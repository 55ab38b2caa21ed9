import { expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { logIn } from 'shared-api/session';
import { renderPage, useFakeApi } from 'shared-api/testing';
import { forgetBlocked } from '../session/forgetPerson';
import { LoginForm } from './LoginForm';
import { LoginPage } from './LoginPage';

jest.mock('./prepareNextScreen', () => ({ prepareNextScreen: () => {} }));
jest.mock('../federation/loadExposed', () => ({}));

const api = useFakeApi();
const user = userEvent.setup({ delay: null });

const loginField = () => screen.getByLabelText('Логин');
const passwordField = () => screen.getByLabelText('Пароль');
const submit = () => screen.getByRole('button', { name: 'Войти' });

async function fillIn(name = 'supplier@vstrecha.example', password = 'vstrecha2026') {
  await user.type(loginField(), name);
  await user.type(passwordField(), password);
}

async function refuse(codes: Record<string, string>) {
  api.fail('post', '/api/auth/login', { status: 422, body: { errors: codes } });
  renderPage(<LoginForm onSubmit={logIn} />);
  await fillIn();
  await user.click(submit());
}

test('enables submitting only with valid fields [AUTH-01]', async () => {
  const onSubmit = jest.fn(async () => {});
  renderPage(<LoginForm onSubmit={onSubmit} />);
  expect(submit()).toBeDisabled();
  expect(screen.queryByText('Поле не должно быть пустым.')).not.toBeInTheDocument();

  await user.click(loginField());
  await user.tab();
  expect(loginField()).toHaveAccessibleDescription('Поле не должно быть пустым.');
  expect(loginField()).toBeInvalid();

  expect(passwordField()).toBeValid();

  await user.type(loginField(), '   ');
  expect(loginField()).toBeInvalid();
  await user.type(loginField(), 'supplier');
  expect(loginField()).toBeValid();

  await user.type(passwordField(), '12345');
  expect(passwordField()).toHaveAccessibleDescription('Пароль должен содержать не менее 6 символов.');
  expect(submit()).toBeDisabled();
  await user.type(passwordField(), '{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();

  await user.type(passwordField(), '6');
  expect(passwordField()).toBeValid();
  expect(submit()).toBeEnabled();
});

test('sends the values on Enter', async () => {
  const onSubmit = jest.fn(async () => {});
  renderPage(<LoginForm onSubmit={onSubmit} />);
  await fillIn();
  await user.keyboard('{Enter}');
  expect(onSubmit.mock.calls).toEqual([[{ login: 'supplier@vstrecha.example', password: 'vstrecha2026' }]]);
});

test.each([
  ['ERROR_LOGIN', 'Такого пользователя не существует.', 'Логин'],
  ['ERROR_PASSWORD', 'Неверный пароль.', 'Пароль'],
])(
  '%s: shows an alert, highlights the field, scrolls to top [AUTH-03] [AUTH-04] [AUTH-05]',
  async (code, message, highlighted) => {
    const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
    await refuse({ anything: code });
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    for (const label of ['Логин', 'Пароль']) {
      const field = screen.getByLabelText(label);
      if (label === highlighted) expect(field).toBeInvalid();
      else expect(field).toBeValid();
    }
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
    expect(loginField()).toHaveValue('supplier@vstrecha.example');
    expect(passwordField()).toHaveValue('vstrecha2026');

    await user.type(screen.getByLabelText(highlighted), 'x');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByLabelText(highlighted)).toBeValid();
  },
);

test('shows the activation panel instead of an alert [AUTH-04] [AUTH-05]', async () => {
  await refuse({ login: 'ERROR_AUTH' });
  const panel = await screen.findByRole('status');
  expect(panel).toHaveTextContent('Аккаунт ещё не активирован');
  expect(panel).toHaveTextContent('Аккаунт находится на модерации, войдите позже.');
  expect(within(panel).getByRole('link', { name: 'Связаться с менеджером' })).toHaveAttribute('href', '/block');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(loginField()).toBeInvalid();
  expect(passwordField()).toBeValid();
});

test('says once why an account awaits activation [HALL-03] [AUTH-05]', async () => {
  await refuse({ login: 'ERROR_AUTH' });
  expect(await screen.findAllByText('Аккаунт находится на модерации, войдите позже.')).toHaveLength(1);
  expect(loginField()).toBeInvalid();
  expect(loginField()).not.toHaveAccessibleDescription();
});

test('tells a blocked user once why, with contacts [HALL-03]', async () => {
  // jsdom has no fonts; the next screen waits for them.
  Object.assign(document, { fonts: { ready: new Promise(() => {}) } });
  api.configure({ managers: [{ name: 'Служба поддержки', phone: '+7 (495) 000-00-00', email: '' }] });
  void forgetBlocked();
  const { unmount } = renderPage(<LoginPage />);
  expect(await screen.findByText('Аккаунт заблокирован. Свяжитесь с менеджером.')).toBeVisible();
  expect(await screen.findByRole('link', { name: '+7 (495) 000-00-00' })).toHaveAttribute('href', 'tel:+74950000000');
  unmount();
  renderPage(<LoginPage />);
  expect(screen.queryByText(/Аккаунт заблокирован/)).not.toBeInTheDocument();
});

test('shows a general message for an unknown code [AUTH-03]', async () => {
  await refuse({ login: 'ERROR_UNHEARD_OF' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Непредвиденная ошибка! Повторите попытку позже.');
  expect(document.body).not.toHaveTextContent('ERROR_');
  expect(loginField()).toBeValid();
});

test('keeps the input without a network and works on retry', async () => {
  let isOnline = false;
  const onSubmit = jest.fn(async (values: Parameters<typeof logIn>[0]) => logIn(values));
  api.fail('post', '/api/auth/login', 'network');
  renderPage(<LoginForm onSubmit={onSubmit} />);
  await fillIn();
  await user.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent('Нет связи с сервером.');
  expect(loginField()).toHaveValue('supplier@vstrecha.example');
  expect(passwordField()).toHaveValue('vstrecha2026');

  api.answer('post', '/api/auth/login', () => ((isOnline = true), { ok: true }));
  await user.click(submit());
  await waitFor(() => expect(isOnline).toBe(true));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('shows a general message for an unexpected error', async () => {
  renderPage(<LoginForm onSubmit={() => Promise.reject(new TypeError('x is undefined'))} />);
  await fillIn();
  await user.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent('Непредвиденная ошибка! Повторите попытку позже.');
});

test('sends once on a double click and looks busy', async () => {
  let finish = () => {};
  const onSubmit = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  renderPage(<LoginForm onSubmit={onSubmit} />);
  await fillIn();
  await user.dblClick(submit());
  await user.type(passwordField(), '{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(submit()).toHaveAttribute('aria-busy', 'true');
  finish();
  await waitFor(() => expect(submit()).not.toHaveAttribute('aria-busy'));
});

test('links to sign-up and password reset [AUTH-02]', () => {
  renderPage(<LoginPage />);
  expect(screen.getByRole('link', { name: 'Зарегистрироваться' })).toHaveAttribute('href', '/signup');
  expect(screen.getByRole('link', { name: 'Забыли пароль?' })).toHaveAttribute('href', '/password_reset');
});
