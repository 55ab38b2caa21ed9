import type { UserType } from 'shared-api/contract';
import { plural } from 'shared-ui/plural';

/** Russian texts of the catalogue. */
export const texts = {
  /** Suppliers see customers, and customers see suppliers (CAT-01). */
  title: (viewer: UserType | undefined) => {
    if (viewer === undefined) return 'Каталог';
    return viewer === 'Заказчик' ? 'Каталог поставщиков' : 'Каталог заказчиков';
  },
  filter: {
    region: 'Поиск в каталоге',
    company: 'Название компании',
    companyPlaceholder: 'Часть названия',
    find: 'Найти',
    reset: 'Сбросить',
  },
  found: (count: number) => {
    const [found, companies] = plural(count, 'Найдена компания', 'Найдены компании', 'Найдено компаний').split(' ');
    return `${found} ${count.toLocaleString('ru-RU')} ${companies}`;
  },
  list: 'Компании',
  empty: 'Ничего не найдено.',
  emptyReset: 'Сбросить фильтр',
  emptyReload: 'Обновить',
  failed: 'Не удалось загрузить каталог.',
  card: {
    /** The headings depend on what a company of this type wants (CARD-05). */
    activity: (type: UserType) => (type === 'Поставщик' ? 'Мы предлагаем' : 'Мы ищем'),
    terms: (type: UserType) => (type === 'Поставщик' ? 'Условия сделки' : 'Ожидаемые условия сделки'),
    circulation: 'Тираж',
    sum: 'Сумма',
    branding: 'Брендирование',
    unknown: 'не указано',
    communicated: 'Уже общались',
    met: 'Уже встречались',
    onlyChat: 'только чат',
  },
} as const;
