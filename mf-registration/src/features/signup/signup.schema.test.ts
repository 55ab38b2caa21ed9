import { expect, test } from '@jest/globals';
import { ValidationError } from 'yup';
import { emptySignupValues, signupSchema, type SignupValues } from './signup.schema';

const complete: SignupValues = {
  type: 'Поставщик',
  company: 'Мануфактура',
  country: 'Россия',
  city: { value: 'Москва', label: 'Москва' },
  firstname: 'Ольга',
  lastname: 'Иванова',
  phone: '+7 (900) 123-45-67',
  email: 'olga@example.com',
  password: 'secret',
  retryPassword: 'secret',
  isAdvertisingAgency: false,
  isPrivacyAccepted: true,
};

function problems(part: Partial<SignupValues>): Record<string, string | undefined> {
  try {
    signupSchema.validateSync({ ...complete, ...part }, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path, message }) => [path ?? '', message]));
  }
}

test('accepts a complete form with or without agency', () => {
  expect(problems({})).toEqual({});
  expect(problems({ isAdvertisingAgency: true, type: 'Заказчик' })).toEqual({});
});

test('requires every field but the agency [REG-02]', () => {
  expect(Object.keys(problems(emptySignupValues)).sort()).toEqual(
    [
      'city',
      'company',
      'country',
      'email',
      'firstname',
      'isPrivacyAccepted',
      'lastname',
      'password',
      'phone',
      'retryPassword',
      'type',
    ].sort(),
  );
});

test.each(['company', 'firstname', 'lastname'] as const)('rejects spaces as %s', (field) => {
  expect(problems({ [field]: '   ' })).toEqual({ [field]: 'Поле не должно быть пустым.' });
});

test.each(['company', 'firstname', 'lastname'] as const)(
  'rejects control characters and line breaks in %s',
  (field) => {
    for (const sign of ['\n', '\t', '\u2028', '\u202E'])
      expect(problems({ [field]: `Банк${sign}Счёт` })).toEqual({
        [field]: 'Пишите в одну строку, без табуляций и управляющих символов.',
      });
  },
);

test.each([
  'olga',
  'olga@',
  'olga,a@example.com',
  'olga@example.com>',
  '@example.com',
  'olga@example',
  'ol ga@example.com',
  'olga@example.',
])('rejects «%s» as e-mail address [REG-02]', (email) => {
  expect(problems({ email })).toEqual({ email: 'Введите корректный адрес электронной почты.' });
});

test.each(['olga@example.com', 'o.l+ga@пример.рф', ' olga@mail.example.com '])(
  'accepts «%s» as e-mail address',
  (email) => {
    expect(problems({ email })).toEqual({});
  },
);

test('requires a password of 6 characters, typed twice [REG-02]', () => {
  expect(problems({ password: '12345', retryPassword: '12345' })).toEqual({
    password: 'Пароль должен содержать не менее 6 символов.',
    retryPassword: 'Пароль должен содержать не менее 6 символов.',
  });
  expect(problems({ retryPassword: 'Secret' })).toEqual({ retryPassword: 'Пароли не совпадают.' });
});

test.each(['+7 (900) 12', '+375 29 123'])('rejects the incomplete phone number «%s» [REG-02]', (phone) => {
  expect(problems({ phone })).toEqual({ phone: 'Введите номер телефона полностью.' });
});

test.each(['+7 (701) 123-45-67', '+375 29 123 45 67', '+374 91 123456', '+998 90 123 45 67', '+996 555 123 456'])(
  'accepts the complete phone number «%s» [REG-02]',
  (phone) => {
    expect(problems({ phone })).toEqual({});
  },
);
