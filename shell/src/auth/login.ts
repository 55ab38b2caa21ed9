import type { Schema } from 'shared-api/contract';

/** Minimum length of a password (specification, section 9). */
const PASSWORD_LENGTH = 6;

export const texts = {
  title: 'Вход',
  lead: 'Каталог, переписка и встречи поставщиков и заказчиков рекламной продукции.',
  login: 'Логин',
  password: 'Пароль',
  submit: 'Войти',
  noAccount: 'Нет аккаунта?',
  signup: 'Зарегистрироваться',
  passwordReset: 'Забыли пароль?',
  loginRequired: 'Поле не должно быть пустым.',
  passwordTooShort: `Пароль должен содержать не менее ${PASSWORD_LENGTH} символов.`,
} as const;

/** Errors of the login form by field (specification, section 5, Login). */
export function validateLogin({
  login,
  password,
}: Schema<'LoginForm'>): Partial<Record<keyof Schema<'LoginForm'>, string>> {
  return {
    ...(login.trim() === '' && { login: texts.loginRequired }),
    ...(password.length < PASSWORD_LENGTH && { password: texts.passwordTooShort }),
  };
}
