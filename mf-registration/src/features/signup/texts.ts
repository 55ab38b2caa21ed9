import { PASSWORD_LENGTH } from 'shared-ui/forms';

export const texts = {
  title: 'Регистрация',
  type: 'Кто вы',
  typeHints: { Поставщик: 'предлагаем рекламную продукцию', Заказчик: 'ищем рекламную продукцию' },
  company: 'Название компании',
  retry: 'Повторить',
  password: 'Пароль',
  passwordHint: `Не менее ${PASSWORD_LENGTH} символов`,
  retryPassword: 'Повторите пароль',
  isAdvertisingAgency: 'Мы — рекламное агентство',
  privacyBefore: 'Я принимаю ',
  privacy: 'политику конфиденциальности',
  submit: 'Продолжить',
  fillAll: 'Чтобы продолжить, заполните все поля без ошибок.',
  haveAccount: 'Уже есть аккаунт?',
  login: 'Войти',
  notActivatedTitle: 'Аккаунт ещё не активирован',
  contacts: 'Связаться с менеджером',
  createdTitle: 'Аккаунт создан, но войти не удалось',
  privacyMissing: 'Без согласия с политикой зарегистрироваться нельзя.',
} as const;
