import { beforeEach, expect, test } from '@jest/globals';
import { noteServerDate } from 'shared-api/clock';
import type { Schema } from 'shared-api/contract';
import { formOf, isNewsValues, isOut, NO_POST, valuesOf } from './newsValues';

const post: Schema<'OrganizerNewsPost'> = {
  id: 4,
  title: 'Правила',
  text: 'Читайте.',
  audience: 'all',
  state: 'scheduled',
  publish_at: '2026-11-28T07:30:00.000Z',
  pinned_until: null,
  notify: true,
  created_at: '2026-11-20T07:00:00.000Z',
  version: 3,
};

beforeEach(() => noteServerDate('2026-11-22T11:00:00Z'));

test('shows the time of a scheduled post in Moscow [ORG-06]', () => {
  expect(valuesOf(post)).toMatchObject({ when: 'later', date: '2026-11-28', time: '10:30' });
  expect(valuesOf({ ...post, state: 'published' })).toMatchObject({ when: 'now', date: '', time: '' });
});

test('drops a pin whose day is over [ORG-06]', () => {
  expect(valuesOf({ ...post, pinned_until: '2026-11-22' })).toMatchObject({
    isPinned: true,
    pinnedUntil: '2026-11-22',
  });
  expect(valuesOf({ ...post, pinned_until: '2026-11-21' })).toMatchObject({ isPinned: false, pinnedUntil: '' });
});

test('keeps, sets or drops the time of a post [ORG-06]', () => {
  const values = { ...valuesOf(post), title: ' Правила ' };
  expect(formOf(values, 'publish', post)).toMatchObject({ publish_at: '2026-11-28T07:30:00.000Z', title: 'Правила' });
  expect(formOf({ ...values, when: 'now' }, 'publish', post).publish_at).toBe('now');
  expect(formOf(values, 'draft', post).publish_at).toBeNull();
  const published = { ...post, state: 'published' as const, publish_at: '2026-11-20T07:00:00.000Z' };
  expect(formOf(valuesOf(published), 'keep', published).publish_at).toBe('2026-11-20T07:00:00.000Z');
});

test('tells posts that can only be saved', () => {
  expect(isOut(null, true)).toBe(false);
  expect(isOut(post, true)).toBe(true);
  expect(isOut(post, false)).toBe(false);
  expect(isOut({ ...post, state: 'published' }, false)).toBe(true);
});

test('recognizes stored values by their shape', () => {
  expect(isNewsValues(JSON.parse(JSON.stringify(NO_POST)))).toBe(true);
  for (const other of [
    null,
    {},
    { ...NO_POST, audience: 'nobody' },
    { ...NO_POST, when: 'soon' },
    { ...NO_POST, notify: 1 },
  ])
    expect(isNewsValues(other)).toBe(false);
});
