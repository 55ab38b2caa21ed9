import { expect, test } from '@jest/globals';
import { ApiError } from '../client/ApiError';
import { describeAuthErrors } from './authErrors';

const refused = (codes: Record<string, string>) =>
  describeAuthErrors(new ApiError({ kind: 'form', status: 422, codes }));

const GENERAL = 'Непредвиденная ошибка! Повторите попытку позже.';
const general = { isRefused: false, isNotActivated: false, message: GENERAL, fields: {} };

test.each([
  ['ERROR_EMAIL_EXIST', 'Такой E-mail уже используется.', 'email'],
  ['ERROR_PHONE_EXIST', 'Такой номер телефона уже используется.', 'phone'],
  ['ERROR_PASSWORD', 'Неверный пароль.', 'password'],
  ['ERROR_LOGIN', 'Такого пользователя не существует.', 'login'],
])('%s shows its message and highlights its field [AUTH-03] [AUTH-05]', (code, message, field) => {
  expect(refused({ anything: code })).toEqual({
    isRefused: true,
    isNotActivated: false,
    message,
    fields: { [field]: message },
  });
});

test('flags an account awaiting activation and highlights the login [AUTH-03] [AUTH-04] [AUTH-05]', () => {
  const message = 'Аккаунт находится на модерации, войдите позже.';
  expect(refused({ login: 'ERROR_AUTH' })).toEqual({
    isRefused: true,
    isNotActivated: true,
    message,
    fields: { login: message },
  });
});

test('shows a sentence once when several codes share it', () => {
  expect(refused({ email: 'ERROR_EMAIL_EXIST', phone: 'ERROR_PHONE_EXIST', mail: 'ERROR_EMAIL_EXIST' })).toEqual({
    isRefused: true,
    isNotActivated: false,
    message: 'Такой E-mail уже используется. Такой номер телефона уже используется.',
    fields: { email: 'Такой E-mail уже используется.', phone: 'Такой номер телефона уже используется.' },
  });
});

test.each(['ERROR_UNHEARD_OF', 'toString', '__proto__'])(
  'shows a general message instead of an unknown code (%s) [AUTH-03]',
  (code) => {
    expect(refused({ email: code })).toEqual({ ...general, isRefused: true });
    expect(refused({ email: code, phone: 'ERROR_PHONE_EXIST' }).message).toBe(
      `Такой номер телефона уже используется. ${GENERAL}`,
    );
  },
);

test('describes a refusal without codes and a lost connection', () => {
  expect(refused({})).toEqual({ ...general, isRefused: true });
  expect(describeAuthErrors(new ApiError({ kind: 'network' }))).toEqual({
    ...general,
    message: 'Нет связи с сервером. Проверьте подключение к интернету и повторите.',
  });
  expect(
    describeAuthErrors(
      new ApiError({ kind: 'http', status: 429, text: 'Слишком много попыток. Повторите через минуту.' }),
    ).message,
  ).toBe('Слишком много попыток. Повторите через минуту.');
});
