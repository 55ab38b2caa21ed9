import type { Schema } from '#platform/contract/types.ts';
import type { events, news, places, userActivity } from '#platform/database/schema.ts';

const TABLES = 16;
const SECOND_HALL_FROM = 11;
const HOUR_MS = 60 * 60 * 1000;
/** Hours since the last action of the first companies of each turn; all others acted in the last two days. */
const IDLE_HOURS = [undefined, 9 * 24, 4 * 24, 5 * 24];
const IDLE_TURN = 20;

/** A prepared event: the overview of the demo begins with running figures. */
export const DEMO_EVENT = {
  is_demo: true,
  name: 'Рекламная неделя',
  venue: 'Выставочный зал «Набережная»',
  address: 'Москва, Речная набережная, 12',
} satisfies Partial<typeof events.$inferInsert>;

export const DEMO_RULES: Schema<'Site'>['rules'] = { url: 'https://vstrecha.example/rules' };

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

/** The last visits and actions of companies, without those of the first in each turn. */
export const makeActivity = (
  users: readonly { id: number; is_activated?: boolean; is_admin?: boolean }[],
  now: Date,
): (typeof userActivity.$inferInsert)[] =>
  users
    .filter(({ is_activated, is_admin }) => is_activated !== false && is_admin !== true)
    .flatMap(({ id }) => {
      const turn = id % IDLE_TURN;
      const hours = turn < IDLE_HOURS.length ? IDLE_HOURS[turn] : 1 + ((id * 7) % 40);
      if (hours === undefined) return [];
      const at = new Date(now.getTime() - hours * HOUR_MS);
      return [{ user_id: id, seen_at: at, active_at: at }];
    });
