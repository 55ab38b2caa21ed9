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

test('a whole form is valid, whether an agency or not', () => {
  expect(problems({})).toEqual({});
  expect(problems({ isAdvertisingAgency: true, type: 'Заказчик' })).toEqual({});
});

test('every field but the agency is required [REG-02]', () => {
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

test.each(['company', 'firstname', 'lastname'] as const)('spaces are no %s', (field) => {
  expect(problems({ [field]: '   ' })).toEqual({ [field]: 'Поле не должно быть пустым.' });
});

test.each(['olga', 'olga@', '@example.com', 'olga@example', 'ol ga@example.com', 'olga@example.'])(
  '«%s» is no e-mail address [REG-02]',
  (email) => {
    expect(problems({ email })).toEqual({ email: 'Введите корректный адрес электронной почты.' });
  },
);

test.each(['olga@example.com', 'o.l+ga@пример.рф', ' olga@mail.example.com '])('«%s» is an e-mail address', (email) => {
  expect(problems({ email })).toEqual({});
});

test('a password has at least 6 characters and is repeated [REG-02]', () => {
  expect(problems({ password: '12345', retryPassword: '12345' })).toEqual({
    password: 'Пароль должен содержать не менее 6 символов.',
    retryPassword: 'Пароль должен содержать не менее 6 символов.',
  });
  expect(problems({ retryPassword: 'Secret' })).toEqual({ retryPassword: 'Пароли не совпадают.' });
});

test.each(['+7 (900) 12', '+375 29 123'])('the phone number «%s» is not complete [REG-02]', (phone) => {
  expect(problems({ phone })).toEqual({ phone: 'Введите номер телефона полностью.' });
});

test.each(['+7 (701) 123-45-67', '+375 29 123 45 67', '+374 91 123456', '+998 90 123 45 67', '+996 555 123 456'])(
  'the phone number «%s» is complete [REG-02]',
  (phone) => {
    expect(problems({ phone })).toEqual({});
  },
);
