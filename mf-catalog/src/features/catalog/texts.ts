import type { UserType } from 'shared-api/contract';
import { plural } from 'shared-ui/plural';

/** Russian texts of the catalogue. */
export const texts = {
  /** Suppliers see customers, and customers see suppliers (CAT-01). */
  title: (viewer: UserType | undefined) => {
    if (viewer === undefined) return 'Каталог';
    return viewer === 'Заказчик' ? 'Каталог поставщиков' : 'Каталог заказчиков';
  },
  found: (count: number) => {
    const [found, companies] = plural(count, 'Найдена компания', 'Найдены компании', 'Найдено компаний').split(' ');
    return `${found} ${count.toLocaleString('ru-RU')} ${companies}`;
  },
  list: 'Компании',
  empty: 'Ничего не найдено.',
  emptyOffer: 'Уберите одно из условий:',
  emptyOfferFailed: 'Не удалось узнать, какое условие мешает.',
  drop: (label: string, count: number) => `${label} → ${count.toLocaleString('ru-RU')}`,
  companyCondition: (company: string) => `название «${company}»`,
  reset: 'Сбросить всё',
  emptyReload: 'Обновить',
  failed: 'Не удалось загрузить каталог.',
  toProfile: 'Изменить',
  off: 'Каталог сейчас закрыт. Когда организаторы его откроют, компании появятся здесь.',
} as const;
