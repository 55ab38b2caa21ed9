import { expect, test } from '@jest/globals';
import { changesOf, hasChanges } from './journalChanges';

test('puts changed fields first and marks their lines [ORG-09]', () => {
  const [stand, unchanged] = changesOf({
    before: { organizer_note: 'Угол', stand: 'А-1' },
    after: { organizer_note: 'Угол', stand: 'Б-7' },
  });
  expect(stand).toEqual({
    field: 'stand',
    name: 'Стенд',
    isChanged: true,
    before: [{ text: 'А-1', isChanged: true }],
    after: [{ text: 'Б-7', isChanged: true }],
  });
  expect(unchanged).toMatchObject({ field: 'organizer_note', isChanged: false });
});

test('puts values into words [ORG-09]', () => {
  const words = (before: Record<string, unknown>) => changesOf({ before })[0]?.before.map(({ text }) => text);
  expect(words({ kind: 'table' })).toEqual(['Стол']);
  expect(words({ is_active: false })).toEqual(['Нет']);
  expect(words({ date: '2026-11-28' })).toEqual(['28.11.2026']);
  expect(words({ stand: '' })).toEqual(['—']);
  expect(words({ ids: [3, 5] })).toEqual(['3, 5']);
});

test('marks only the lines of a list that differ [ORG-09]', () => {
  const [change] = changesOf({
    before: { managers: [{ name: 'Анна' }, { name: 'Олег' }] },
    after: { managers: [{ name: 'Анна' }, { name: 'Иван' }] },
  });
  expect(change?.before.map(({ isChanged }) => isChanged)).toEqual([false, true]);
  expect(change?.after.map(({ isChanged }) => isChanged)).toEqual([false, true]);
});

test('knows entries that say what they changed', () => {
  expect(hasChanges({})).toBe(false);
  expect(hasChanges({ before: {}, after: { stand: 'А' } })).toBe(true);
});
