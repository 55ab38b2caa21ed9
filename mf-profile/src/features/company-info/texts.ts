import type { UserType } from 'shared-api/contract';

/** Maximum lengths of texts in characters, from the API contract. */
export const MAX_LENGTH = { description: 10_000, site: 300 } as const;

export const texts = {
  loading: 'Загрузка информации о компании',
  loadFailed: 'Не удалось загрузить информацию о компании.',
  company: 'Название компании',
  activity: { Заказчик: 'Мы ищем', Поставщик: 'Мы предлагаем' } satisfies Record<UserType, string>,
  activityTitle: 'Сферы деятельности',
  activityHint: {
    Заказчик: 'Сферы деятельности поставщиков, которые вам интересны.',
    Поставщик: 'Сферы деятельности, по которым вас найдут заказчики.',
  } satisfies Record<UserType, string>,
  chooseActivity: 'Выбрать сферы деятельности',
  changeActivity: (count: number) => `Изменить выбор (${count})`,
  description: 'О компании',
  site: 'Сайт',
  siteHint: 'Например, vstrecha.example — с https:// или без него.',
  terms: { Заказчик: 'Ожидаемые условия сделки', Поставщик: 'Условия сделки' } satisfies Record<UserType, string>,
  circulation: 'Минимальный тираж',
  sum: 'Минимальная сумма',
  branding: 'Брендирование',
  agency: 'Мы — рекламное агентство',
  industry: 'Отрасль',
  choose: 'Выберите',
  listLoading: 'Загрузка…',
  listFailed: 'Не удалось загрузить список.',
  retry: 'Повторить',
  required: ', обязательное поле',
  submit: 'Продолжить',
  restored: 'Показаны изменения, которые вы не сохранили.',
  backToSaved: 'Вернуть сохранённое',
  toasts: {
    registration: { failed: 'Непредвиденная ошибка!' },
    profile: { saved: 'Изменения успешно применены!', failed: 'Ошибка применения изменений!' },
  },
  notContinued: 'Информация сохранена, но перейти дальше не удалось. Повторите попытку.',
  errors: {
    site: 'Введите корректный адрес сайта.',
    description: `Не больше ${MAX_LENGTH.description} символов.`,
  },
} as const;
