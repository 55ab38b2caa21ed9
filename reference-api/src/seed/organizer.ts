import type { news, places } from '#platform/database/schema.ts';

const TABLES = 16;
const SECOND_HALL_FROM = 11;

/** A post that the administrator has not published. */
export const makeDraft = (id: number, now: Date): typeof news.$inferInsert => ({
  id,
  title: 'Как найти свой стол',
  text: 'Номер стола появится в карточке встречи. Зал А — у входа, зал Б — за стойкой регистрации.\n\nЕсли стола нет, подойдите к стойке: поможем.',
  created_at: now,
  is_draft: true,
});

/** Tables in two halls and a room, which no meeting has yet. */
export const makePlaces = (): (typeof places.$inferInsert)[] => [
  ...Array.from({ length: TABLES }, (_, index) => ({
    id: index + 1,
    label: `Стол ${index + 1}`,
    hall: index + 1 < SECOND_HALL_FROM ? 'А' : 'Б',
    kind: 'table' as const,
  })),
  { id: TABLES + 1, label: 'Переговорная', hall: 'Б', kind: 'room' },
];
