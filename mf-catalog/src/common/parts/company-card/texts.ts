import type { UserType } from 'shared-api/contract';

export const texts = {
  /** The headings depend on the company's type (CARD-05). */
  activity: (type: UserType) => (type === 'Поставщик' ? 'Мы предлагаем' : 'Мы ищем'),
  terms: (type: UserType) => (type === 'Поставщик' ? 'Условия сделки' : 'Ожидаемые условия сделки'),
  circulation: 'Тираж',
  sum: 'Сумма',
  branding: 'Брендирование',
  unknown: 'не указано',
  communicated: 'Уже общались',
  met: 'Уже встречались',
  onlyChat: 'только чат',
  commonTime: (count: number, nearest: string) => `Общего времени: ${count} · ближайшее ${nearest}`,
  write: 'Написать',
  writeName: (company: string) => `Написать сообщение: ${company}`,
  meet: 'Встретиться',
  meetName: (company: string) => `Встретиться: ${company}`,
} as const;
