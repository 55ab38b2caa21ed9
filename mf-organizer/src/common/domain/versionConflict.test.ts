import { expect, test } from '@jest/globals';
import { ApiError } from 'shared-api/client';
import { differences, readVersionConflict } from './versionConflict';

const read = (details: Record<string, unknown>, status = 409) =>
  readVersionConflict(new ApiError({ kind: 'http', status, text: 'Конфликт', details }));

test('reads the saved state and the other organizer [ORG-10]', () => {
  const current = { version: 3, name: 'Форум' };
  expect(read({ current, changed_by: { id: 5, name: 'Анна' }, changed_at: '2026-11-22T11:02:00Z' })).toEqual({
    current,
    changedBy: 'Анна',
    changedAt: '2026-11-22T11:02:00Z',
  });
  expect(read({ current, changed_by: null })).toEqual({ current, changedBy: '', changedAt: undefined });
});

test('reads no conflict without the saved state', () => {
  expect(read({ meetings: 4 })).toBeUndefined();
  expect(read({ current: { name: 'Форум' } })).toBeUndefined();
  expect(read({ current: { version: 3 } }, 422)).toBeUndefined();
  expect(readVersionConflict(new Error('network'))).toBeUndefined();
});

test('compares fields by label, those of one version too [ORG-10]', () => {
  const field = (label: string, text: string) => ({ label, text });
  expect(
    differences(
      [field('Менеджер 1', 'Анна'), field('Менеджер 2', 'Олег')],
      [field('Менеджер 1', 'Анна'), field('Менеджер 3', 'Иван')],
    ),
  ).toEqual([
    { label: 'Менеджер 3', theirs: '', mine: 'Иван' },
    { label: 'Менеджер 2', theirs: 'Олег', mine: '' },
  ]);
});
