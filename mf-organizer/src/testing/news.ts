import type { Schema } from 'shared-api/contract';

/** A draft; takes the fields that differ. */
export const organizerPost = (part: Partial<Schema<'OrganizerNewsPost'>> = {}): Schema<'OrganizerNewsPost'> => ({
  id: 3,
  title: 'Открыта запись на встречи',
  text: 'Выбирайте свободное время.\n\nПодробности: https://vstrecha.example/news',
  audience: 'all',
  state: 'draft',
  publish_at: null,
  pinned_until: null,
  notify: false,
  created_at: '2026-11-22T08:00:00.000Z',
  version: 2,
  ...part,
});

/** A page of posts with the numbers of all. */
export const organizerNews = (
  news: Schema<'OrganizerNewsPost'>[],
  part: Partial<Schema<'OrganizerNewsPage'>> = {},
): Schema<'OrganizerNewsPage'> => ({
  news,
  pages: 1,
  total_count: news.length,
  counts: { draft: 2, scheduled: 1, published: 14 },
  audiences: { all: 1481, Поставщик: 380, Заказчик: 1101 },
  ...part,
});

/** A post in each state. */
export const organizerPosts: Schema<'OrganizerNewsPost'>[] = [
  organizerPost(),
  organizerPost({
    id: 4,
    title: 'Программа второго дня',
    state: 'scheduled',
    publish_at: '2026-11-28T07:00:00.000Z',
    audience: 'Заказчик',
    notify: true,
  }),
  organizerPost({
    id: 2,
    title: 'Правила участия обновлены',
    state: 'published',
    publish_at: '2026-11-18T07:30:00.000Z',
    edited_at: '2026-11-20T15:20:00.000Z',
    pinned_until: '2026-12-01',
    audience: 'Поставщик',
  }),
];
