import type { UserType } from 'shared-api/contract';

/** Russian texts of the comparison. */
export const texts = {
  bar: 'Сравнение',
  count: (count: number, most: number) => `${count} из ${most}`,
  chosen: 'Выбраны для сравнения',
  remove: (company: string) => `Убрать из сравнения: ${company}`,
  findTime: 'Подобрать время',
  compare: 'Сравнить',
  tooFew: 'Выберите хотя бы две компании',

  title: 'Сравнение компаний',
  onlyDifferences: 'Только различия',
  noDifferences: 'Различий нет.',
  table: 'Компании рядом',
  company: 'Компания',
  place: 'Место',
  fit: 'Подходит',
  activity: (type: UserType) => (type === 'Поставщик' ? 'Предлагают' : 'Ищут'),
  circulation: 'Тираж',
  sum: 'Сумма',
  branding: 'Брендирование',
  industry: 'Отрасль',
  site: 'Сайт',
  commonSlots: 'Общих слотов',
  onlyChat: 'только чат',
  slotsFailed: 'не загрузились',
  retry: 'Повторить',
  actions: 'Действия',
  unknown: '—',
} as const;
