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
  passwordTooShort: 'Пароль должен содержать не менее 6 символов.',
} as const;
