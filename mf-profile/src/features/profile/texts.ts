import type { ProfileField } from 'shared-api/company-info';
import type { UserType } from 'shared-api/contract';

export const texts = {
  participantTitle: { Заказчик: 'Страница заказчика', Поставщик: 'Страница поставщика' } satisfies Record<
    UserType,
    string
  >,
  previewTitle: {
    Заказчик: 'Предпросмотр страницы заказчика',
    Поставщик: 'Предпросмотр страницы поставщика',
  } satisfies Record<UserType, string>,
  /** Until the participant's type has loaded. */
  anyParticipantTitle: 'Страница участника',
  loading: 'Загрузка профиля',
  loadFailed: 'Не удалось загрузить профиль.',
  notFound: 'Участник не найден.',
  toCatalog: 'Перейти в каталог',
  blocked: 'Данный пользователь заблокирован.',
  onlyChat: 'Пользователь предпочитает общение в чате.',
  ownOnlyChat: 'Вы общаетесь только в чате: встречи не назначаются.',
  changeOnlyChat: 'Изменить',
  actions: 'Связаться с компанией',
  meet: 'Встретиться',
  wish: 'Хочу встретиться',
  wishNote: 'Компания узнает об этом, только если захочет того же.',
  wishMutual: 'Взаимно: компания тоже хочет встретиться.',
  openProfile: 'Открыть профиль',
  copyLink: 'Скопировать ссылку на страницу',
  call: (phone: string) => `Позвонить: ${phone}`,
  mail: (email: string) => `Написать на почту: ${email}`,
  howOthersSee: 'Как меня видят',
  writeMessage: 'Написать сообщение',
  note: 'Заметка',
  noteLabel: 'Заметка о компании',
  noteHint: (followsAccount: boolean) => (followsAccount ? 'Видите только вы.' : 'Только на этом устройстве.'),
  noteNotKept: 'Не удалось сохранить: браузер не даёт места.',
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
  missing: {
    activity: 'Направления деятельности не указаны',
    description: 'Описание не указано',
    circulation: 'Минимальный тираж не указан',
    sum: 'Минимальная сумма не указана',
    branding: 'Брендирование не указано',
    site: 'Сайт не указан',
    industry: 'Отрасль не указана',
  } satisfies Record<ProfileField, string>,
  preview: (viewer: UserType) =>
    `Предпросмотр: так вас видят ${viewer === 'Заказчик' ? 'поставщики' : 'заказчики'}. Кнопки не действуют.`,
  /** For organizers, of another company. */
  organizerPreview: (type: UserType) =>
    `Предпросмотр: так страницу видят ${type === 'Заказчик' ? 'поставщики' : 'заказчики'}. Кнопки не действуют.`,
  organizerPreviewTitle: 'Предпросмотр страницы компании',
  shortPreview: 'Предпросмотр',
  previewCard: 'Карточка',
  previewPage: 'Страница',
};
