import type { Schema } from 'shared-api/contract';

/** An entry of the journal; takes the fields that differ. */
export const journalEntry = (part: Partial<Schema<'JournalEntry'>> = {}): Schema<'JournalEntry'> => ({
  id: 1,
  at: '2026-11-22T11:02:00.000Z',
  actor: { id: 5, name: 'Анна Петрова' },
  action: 'activate',
  subject_type: 'participant',
  subjects: [{ id: 32, name: 'Мастерская «Скоро открытие»' }],
  count: 1,
  before: { state: 'waiting' },
  after: { state: 'active' },
  ...part,
});

/** Entries of several kinds, newest first. */
export const journalEntries: Schema<'JournalEntry'>[] = [
  journalEntry({
    id: 6,
    actor: null,
    action: 'news.publish',
    subject_type: 'news',
    subjects: [{ id: 3, name: '#3' }],
    title: 'Открыта запись на встречи',
    before: undefined,
    after: undefined,
  }),
  journalEntry({
    id: 5,
    at: '2026-11-22T10:40:00.000Z',
    action: 'news.edit',
    subject_type: 'news',
    subjects: [{ id: 3, name: '#3' }],
    title: 'Открыта запись на встречи',
    before: { title: 'Открыта запись', text: 'Выбирайте время.\nВстречи идут по полчаса.', audience: 'all' },
    after: { title: 'Открыта запись на встречи', text: 'Выбирайте время.\nВстречи идут по часу.', audience: 'all' },
  }),
  journalEntry({
    id: 4,
    at: '2026-11-22T09:30:00.000Z',
    subjects: [
      { id: 32, name: 'Мастерская «Скоро открытие»' },
      { id: 33, name: 'Парус' },
    ],
    count: 7,
  }),
  journalEntry({
    id: 3,
    at: '2026-11-21T09:00:00.000Z',
    action: 'block',
    subjects: [{ id: 34, name: 'Банк «Созвездие»' }],
    before: { state: 'active' },
    after: { state: 'blocked', meetings: 4, invitations: 6 },
    reason: 'Нарушение правил участия',
  }),
  journalEntry({
    id: 2,
    at: '2026-11-20T09:00:00.000Z',
    action: 'setting',
    subject_type: 'setting',
    subjects: [],
    count: 0,
    title: 'catalog_status',
    before: { catalog_status: true },
    after: { catalog_status: false },
  }),
  journalEntry({
    id: 1,
    at: '2025-12-20T09:00:00.000Z',
    action: 'places',
    subject_type: 'place',
    subjects: [{ id: 1, name: '#1' }],
    count: 40,
    before: undefined,
    after: { added: ['Стол 1, зал Б', 'Стол 2, зал Б'] },
  }),
];
