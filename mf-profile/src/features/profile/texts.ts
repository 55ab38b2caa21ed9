import type { UserType } from 'shared-api/contract';

/** Russian texts of the profile card and of the participant page. */
export const texts = {
  participantTitle: { Заказчик: 'Страница заказчика', Поставщик: 'Страница поставщика' } satisfies Record<
    UserType,
    string
  >,
  /** until the participant's type is known */
  anyParticipantTitle: 'Страница участника',
  loading: 'Загрузка профиля',
  loadFailed: 'Не удалось загрузить профиль.',
  notFound: 'Участник не найден.',
  toCatalog: 'Перейти в каталог',
  blocked: 'Данный пользователь заблокирован.',
  onlyChat: 'Пользователь предпочитает общение в чате.',
  writeMessage: 'Написать сообщение',
  communicated: 'Уже общались',
  met: 'Уже встречались',
  agency: 'Рекламное агентство',
  description: 'О компании',
  activity: { Заказчик: 'Мы ищем', Поставщик: 'Мы предлагаем' } satisfies Record<UserType, string>,
  terms: { Заказчик: 'Ожидаемые условия сделки', Поставщик: 'Условия сделки' } satisfies Record<UserType, string>,
  circulation: 'Минимальный тираж',
  sum: 'Минимальная сумма',
  branding: 'Брендирование',
  industry: 'Отрасль',
  site: 'Сайт',
  showWhole: 'Показать полностью',
  hide: 'Скрыть',
};
