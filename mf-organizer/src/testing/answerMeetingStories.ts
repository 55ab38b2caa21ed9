import type { Place, Schema } from 'shared-api/contract';
import { answerAsUser, fixtures, storyApi } from 'shared-api/testing/stories';
import { meetingFixtures as make } from './meetingFixtures';

const names = [
  'Парус',
  'Монолит',
  'Шаг',
  'Банк «Созвездие»',
  'Лель',
  'Корзинка',
  'Северный ветер',
  'Мастерская «Скоро открытие»',
  'Светлый дом',
  'Мануфактура подарков',
];

/** Tables and a stand of two halls. */
export const storyPlaces: Place[] = [
  ...Array.from({ length: 14 }, (_, index) => make.table(index + 1)),
  make.table(15, { hall: 'А', is_active: false }),
  make.table(16, { label: 'Стенд 14', hall: '', kind: 'stand' }),
];

const sideOf = (index: number) =>
  make.side(100 + (index % names.length), names[index % names.length] ?? '', index % names.length === 2 ? '14' : '');

/** A day of five slots with meetings at tables, online, in conflict and without a place. */
export function storyDay(date: string): Schema<'OrganizerMeetings'> {
  const slots = Object.fromEntries(
    ['10:00', '10:30', '11:00', '12:00', '15:30'].map((point, slot) => [
      point,
      Array.from({ length: 4 }, (_, index) =>
        make.meeting(slot * 10 + index, [sideOf(2 * index + slot), sideOf(2 * index + slot + 1)], {
          place_id: index < 2 ? index + slot + 1 : null,
          link: index === 2 ? 'https://meet.example/k7m2q9x4ab' : null,
          is_move: index === 1 && slot === 0,
          conflicts: index === 3 && slot === 1 ? ['side_chat_only'] : [],
        }),
      ),
    ]),
  );
  return make.day(date, slots, storyPlaces);
}

/** Answers the calls of organizers’ meetings. */
export function answerMeetingStories(): void {
  answerAsUser({ is_admin: true });
  storyApi.answer('get', '/api/organizer/overview', fixtures.overview());
  storyApi.answer('get', '/api/organizer/meetings', ({ query }) => storyDay(query.get('date') ?? ''));
  storyApi.answer('get', '/api/organizer/places', { places: storyPlaces });
  storyApi.answer('post', '/api/organizer/meetings/assign', {
    assigned: [3, 13, 23].map((id) => ({ id, place_id: 8 })),
    unplaced: [
      { id: 33, reason: 'Не хватает столов в 12:00' },
      { id: 43, reason: 'Не хватает столов в 15:30' },
    ],
  });
}
