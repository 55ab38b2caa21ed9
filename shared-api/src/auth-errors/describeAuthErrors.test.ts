import { expect, test } from '@jest/globals';
import { describeAuthErrors } from './describeAuthErrors';

const refused = (codes: Record<string, string>) => describeAuthErrors({ kind: 'form', status: 422, codes });

const GENERAL = 'Непредвиденная ошибка! Повторите попытку позже.';

test.each([
  ['ERROR_EMAIL_EXIST', 'Такой E-mail уже используется.', 'email'],
  ['ERROR_PHONE_EXIST', 'Такой номер телефона уже используется.', 'phone'],
  ['ERROR_PASSWORD', 'Неверный пароль.', 'password'],
  ['ERROR_LOGIN', 'Такого пользователя не существует.', 'login'],
])(
  '%s has its message and highlights its field, whatever name the server gives the field [AUTH-03] [AUTH-05]',
  (code, message, field) => {
    expect(refused({ anything: code })).toEqual({ isNotActivated: false, message, fields: [field] });
  },
);

test('an account that awaits activation is told apart and highlights the login [AUTH-03] [AUTH-04] [AUTH-05]', () => {
  expect(refused({ login: 'ERROR_AUTH' })).toEqual({
    isNotActivated: true,
    message: 'Аккаунт находится на модерации, войдите позже.',
    fields: ['login'],
  });
});

test('several codes give each sentence once', () => {
  expect(refused({ email: 'ERROR_EMAIL_EXIST', phone: 'ERROR_PHONE_EXIST', mail: 'ERROR_EMAIL_EXIST' })).toEqual({
    isNotActivated: false,
    message: 'Такой E-mail уже используется. Такой номер телефона уже используется.',
    fields: ['email', 'phone'],
  });
});

test.each(['ERROR_UNHEARD_OF', 'toString', '__proto__'])(
  'an unknown code (%s) shows a general message, never itself [AUTH-03]',
  (code) => {
    expect(refused({ email: code })).toEqual({ isNotActivated: false, message: GENERAL, fields: [] });
    expect(refused({ email: code, phone: 'ERROR_PHONE_EXIST' }).message).toBe(
      `Такой номер телефона уже используется. ${GENERAL}`,
    );
  },
);

test('a refusal without codes and a lost connection have a sentence too', () => {
  expect(refused({})).toEqual({ isNotActivated: false, message: GENERAL, fields: [] });
  expect(describeAuthErrors({ kind: 'network' })).toEqual({
    isNotActivated: false,
    message: 'Нет связи с сервером. Проверьте подключение к интернету и повторите.',
    fields: [],
  });
  expect(
    describeAuthErrors({ kind: 'http', status: 429, text: 'Слишком много попыток. Повторите через минуту.' }).message,
  ).toBe('Слишком много попыток. Повторите через минуту.');
});
