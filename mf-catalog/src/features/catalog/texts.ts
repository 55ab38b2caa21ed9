import type { UserType } from 'shared-api/contract';
import { quotedName } from 'shared-api/text';
import { plural } from 'shared-ui/texts';

// Reused, because `toLocaleString` creates a formatter on each call.
const numbers = new Intl.NumberFormat('ru-RU');

const companies = (count: number) => `${numbers.format(count)} ${plural(count, 'компания', 'компании', 'компаний')}`;

export const texts = {
  /** Suppliers see customers, and customers see suppliers (CAT-01). */
  title: (viewer: UserType | undefined) => {
    if (viewer === undefined) return 'Каталог';
    return viewer === 'Заказчик' ? 'Каталог поставщиков' : 'Каталог заказчиков';
  },
  found: (count: number) => `${plural(count, 'Найдена', 'Найдены', 'Найдено')} ${companies(count)}`,
  list: 'Компании',
  order: 'Порядок',
  orders: { fit: 'Сначала подходящие', company: 'По названию', seen: 'Недавно заходили' },
  chooseAreas: 'Выберите темы, чтобы подходящие были первыми',
  noOwnTime: 'Сначала откройте свободное время',
  openTime: 'Открыть',
  noFits: 'По названию: компаний слишком много, чтобы найти подходящие.',
  empty: 'Ничего не найдено.',
  emptyOffer: 'Уберите одно из условий:',
  emptyOfferFailed: 'Не удалось узнать, какое условие мешает.',
  drop: (label: string, count: number) => `${label} → ${numbers.format(count)}`,
  companyCondition: (company: string) => `название ${quotedName(company)}`,
  reset: 'Сбросить всё',
  emptyReload: 'Обновить',
  failed: 'Не удалось загрузить каталог.',
  toProfile: 'Изменить',
  notKept: 'Не удалось сохранить: браузер не даёт места.',

  compare: (company: string) => `Сравнить: ${company}`,
  compareTip: 'Сравнить',
  uncompareTip: 'Убрать из сравнения',
  compareFull: 'Не больше четырёх',

  favourites: (count: number) => (count > 0 ? `Избранные ${count}` : 'Избранные'),
  wholeCatalog: 'Весь каталог',
  favouritesCount: (count: number) => `В избранном ${companies(count)}`,
  noFilters: 'В избранном фильтры не действуют.',
  toCatalog: 'Открыть весь каталог',
  noFavourites: 'В избранном пока никого. Нажмите на звезду на карточке компании, и она появится здесь.',
  unmark: 'Убрать из избранного',
  unmarked: 'Убрано из избранного',
  companyGone: 'Участник не найден.',
  companyFailed: 'Не удалось загрузить компанию.',
  findTimeFor: (count: number) => `Подобрать время для ${count}`,
  clear: 'Очистить',
  cleared: 'Избранное очищено, заметки остались',

  note: 'Заметка',
  noteTitle: (company: string) => `Заметка: ${company}`,
  noteHint: (followsAccount: boolean) => (followsAccount ? 'Видите только вы.' : 'Только на этом устройстве.'),
  addNote: 'Добавить заметку',
  addNoteName: (company: string) => `Добавить заметку: ${company}`,
  changeNoteTip: 'Изменить заметку',
  changeNoteName: (company: string) => `Изменить заметку: ${company}`,
  cancel: 'Отмена',
  save: 'Сохранить',

  saveFile: 'Скачать CSV',
  nothingToSave: 'Нет ни избранного, ни заметок',
  fileName: 'izbrannoe.csv',
  fileFailed: 'Не удалось прочитать компании. Попробуйте скачать ещё раз.',
  fileHead: (viewer: UserType) => [
    'Компания',
    'Страна',
    'Город',
    viewer === 'Поставщик' ? 'Что ищут' : 'Что предлагают',
    'Тираж',
    'Сумма',
    'Брендирование',
    'Отрасль',
    'Сайт',
    'В избранном',
    'Заметка',
    'Страница',
  ],
  fileUnknown: (id: number) => `Компания № ${id} (не участвует)`,
  fileYes: 'да',
  fileNo: 'нет',

  off: 'Каталог сейчас закрыт. Когда организаторы его откроют, компании появятся здесь.',
} as const;
