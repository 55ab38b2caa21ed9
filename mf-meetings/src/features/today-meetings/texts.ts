import { plural } from 'shared-ui/texts';
import type { FreeRange } from '#domain/freeRanges';

export const texts = {
  title: (day: string) => `Сегодня · ${day}`,
  all: 'Все встречи',
  loading: 'Загрузка встреч на сегодня',
  loadFailed: 'Не удалось загрузить встречи на сегодня.',
  slots: 'Слоты на сегодня',
  meetings: 'Встречи на сегодня',
  tomorrow: (day: string) => `Завтра: ${day.charAt(0).toLowerCase()}${day.slice(1)}`,
  tomorrowSlots: 'Слоты на завтра',
  tomorrowMeetings: 'Встречи на завтра',
  outsideEvent: 'Сегодня встречи не проводятся.',
  eventDays: (from: string, to: string) => `Встречи проходят с ${from} по ${to}.`,
  allBlocked: 'На сегодня у вас нет рабочего времени для встреч.',
  chatOnly: 'Вы общаетесь только в чате: встречи не назначаются.',
  change: 'Изменить',
  none: 'Сегодня встреч нет.',
  over: 'На сегодня всё.',
  next: (when: string) => `Следующая: ${when}`,
  soon: (left: string, point: string) => `Через ${left} · ${point}`,
  in: (left: string) => `Через ${left}`,
  now: 'Идёт сейчас',
  otherMeetings: 'Остальные встречи на сегодня',
  free: (ranges: readonly FreeRange[]) =>
    ranges.length > 0 && `Свободно: ${ranges.map(({ point, end }) => `${point}–${end}`).join(', ')}.`,
  whoIsFree: 'Кто свободен сейчас',
  keepDay: 'Хранить сегодняшний день на этом устройстве',
  keepDayHint: 'Встречи, приглашения и сообщения откроются и без связи. Выход из аккаунта всё удалит.',
  invitationsWait: 'Ждут решения',
  answer: 'Ответить',
  newMessages: 'Новые сообщения',
  openMessages: 'Открыть сообщения',
  tomorrowInShort: (count: number, first: string | undefined) =>
    first === undefined
      ? 'Завтра встреч нет'
      : `Завтра: ${count} ${plural(count, 'встреча', 'встречи', 'встреч')}, первая в ${first}`,
  running: (point: string) => `Идёт сейчас · ${point}`,
};
