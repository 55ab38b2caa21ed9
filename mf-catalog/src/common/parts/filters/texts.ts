import { plural } from 'shared-ui/texts';

export const texts = {
  region: 'Поиск в каталоге',
  company: 'Название компании',
  any: 'Любое из отмеченного',
  tooMany: (count: number) => `Можно отметить не больше ${count}. Чтобы искать по всем, ничего не отмечайте.`,
  chosen: 'Выбранные фильтры',
  reset: 'Сбросить всё',
  more: (count: number) => `ещё ${count}`,
  moreName: (count: number) => `Показать ещё ${count} ${plural(count, 'фильтр', 'фильтра', 'фильтров')}`,
  sheet: 'Фильтры',
  sheetReset: 'Сбросить',
  show: (count: number | undefined) => (count === undefined ? 'Показать' : `Показать ${count.toLocaleString('ru-RU')}`),
} as const;
