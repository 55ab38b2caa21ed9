import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { noteServerDate } from 'shared-api/clock';
import type { Point } from 'shared-api/contract';
import { useTimeZone } from 'shared-api/testing';
import { todayInMoscow } from 'shared-api/time';
import { changeOfAll, changesToBeLike, gridModeOf, listedDays, mainDayOf, summaryOf, withChange } from './day';
import { printedDays } from './printedDays';

const days = ['2026-11-29', '2026-11-30', '2026-12-01'];
const point = (time: string, status: Point['status']): Point => ({ point: time, status, link: null });
const serverSays = (instant: string) => noteServerDate(new Date(instant).toUTCString());

beforeEach(() => serverSays('2026-11-30T09:00:00Z'));
afterEach(() => noteServerDate(new Date().toUTCString()));

test.each([
  ['a day of the event', '2026-12-01', '2026-11-30', '2026-12-01'],
  ['no date: today', null, '2026-11-30', '2026-11-30'],
  ['no date before the event: its first day', null, '2026-11-01', '2026-11-29'],
  ['no date after the event: its last day', null, '2027-01-01', '2026-12-01'],
  ['a day before the event: its first day', '2026-11-28', '2026-11-30', '2026-11-29'],
  ['a day after the event: its last day', '2026-12-02', '2026-11-30', '2026-12-01'],
  ['a nonexistent date: today', '2026-11-31', '2026-11-30', '2026-11-30'],
  ['garbage: today', 'завтра', '2026-11-30', '2026-11-30'],
  ['half a date: today', '2026-12', '2026-11-30', '2026-11-30'],
  ['an empty date: today', '', '2026-11-30', '2026-11-30'],
])('picks the main day: %s [MEET-04]', (_, wanted, today, shown) => {
  expect(mainDayOf(days, today, wanted)).toBe(shown);
});

describe.each(['America/Los_Angeles', 'Asia/Vladivostok', 'UTC'])('in a browser in %s', (zone) => {
  useTimeZone(zone);

  test.each([
    ['a second before Moscow’s midnight', '2026-11-29T20:59:59Z', '2026-11-29', 'read-only', 'schedule'],
    ['at Moscow’s midnight', '2026-11-29T21:00:00Z', '2026-11-30', 'read-only', 'read-only'],
  ])('determines today and locks past days %s [MEET-12] [MEET-08]', (_, now, today, before, day) => {
    serverSays(now);
    expect(todayInMoscow()).toBe(today);
    expect(mainDayOf(days, todayInMoscow(), null)).toBe(today);
    expect(gridModeOf('2026-11-28', todayInMoscow(), false)).toBe(before);
    expect(gridModeOf('2026-11-29', todayInMoscow(), false)).toBe(day);
    expect(gridModeOf('2026-11-30', todayInMoscow(), false)).toBe('schedule');
  });

  test('keeps the event’s first and last day editable throughout [MEET-12]', () => {
    for (const [now, date] of [
      ['2026-11-28T21:00:00Z', '2026-11-29'],
      ['2026-11-29T20:59:59Z', '2026-11-29'],
      ['2026-11-30T21:00:00Z', '2026-12-01'],
      ['2026-12-01T20:59:59Z', '2026-12-01'],
    ] as const) {
      serverSays(now);
      expect(mainDayOf(days, todayInMoscow(), null)).toBe(date);
      expect(gridModeOf(date, todayInMoscow(), false)).toBe('schedule');
    }
    serverSays('2026-12-01T21:00:02Z');
    expect(mainDayOf(days, todayInMoscow(), null)).toBe('2026-12-01');
    expect(gridModeOf('2026-12-01', todayInMoscow(), false)).toBe('read-only');
  });

  test('counts only upcoming slots of today as free [MEET-12]', () => {
    const slots = [point('11:30', 'AVAILABLE'), point('12:00', 'AVAILABLE'), point('12:30', 'AVAILABLE')];
    // Noon in Moscow.
    expect(summaryOf('2026-11-30', '2026-11-30', slots)).toEqual({ meetings: 0, free: 1 });
    expect(summaryOf('2026-12-01', '2026-11-30', slots)).toEqual({ meetings: 0, free: 3 });
    expect(summaryOf('2026-11-29', '2026-11-30', slots)).toEqual({ meetings: 0, free: 0 });
  });
});

test('makes all days read-only for chat-only companies [POINT-04]', () =>
  expect(gridModeOf('2026-12-01', '2026-11-30', true)).toBe('read-only'));

const day = [
  point('10:00', 'AVAILABLE'),
  point('10:30', 'ASSIGNED'),
  point('11:00', 'BLOCKED'),
  point('11:30', 'BLOCKED'),
];

test('leaves meetings unchanged', () => {
  expect(withChange(day, { points: ['10:30', '11:00'], status: 'AVAILABLE' }).map(({ status }) => status)).toEqual([
    'AVAILABLE',
    'ASSIGNED',
    'AVAILABLE',
    'BLOCKED',
  ]);
});

test('changes only the slots of a day that differ', () => {
  expect(changeOfAll(day, 'AVAILABLE')).toEqual({ points: ['11:00', '11:30'], status: 'AVAILABLE' });
  expect(changeOfAll(day, 'BLOCKED')).toEqual({ points: ['10:00'], status: 'BLOCKED' });
  expect(changeOfAll([point('10:00', 'BLOCKED'), point('10:30', 'ASSIGNED')], 'BLOCKED')).toBeUndefined();
});

test('copies a day with one change per status', () => {
  const pattern = [
    point('10:00', 'BLOCKED'),
    point('10:30', 'BLOCKED'),
    point('11:00', 'ASSIGNED'),
    point('11:30', 'BLOCKED'),
  ];
  expect(changesToBeLike(day, pattern)).toEqual([
    { points: ['11:00'], status: 'AVAILABLE' },
    { points: ['10:00'], status: 'BLOCKED' },
  ]);
  expect(
    changesToBeLike(
      day,
      day.map((slot) => ({ ...slot })),
    ),
  ).toEqual([]);
  // Slots without a counterpart in the pattern stay unchanged.
  expect(changesToBeLike(day, [])).toEqual([]);
});

test('keeps a day listed after cancelling its last meeting', () => {
  const list = { meetings: { '2026-12-01': [] }, total_count: 1, pages: 1 };
  const cancelled = [{ meeting: { date: '2026-11-30' } }, { meeting: { date: '2026-11-29' } }];
  expect(listedDays(list, cancelled, (date) => date > '2026-11-29')).toEqual(['2026-11-30', '2026-12-01']);
  expect(listedDays(undefined, [], () => true)).toEqual([]);
});

test('prints days from today on and the shown past day', () => {
  const event = { datestart: '2026-11-29', dateend: '2026-12-01' };
  expect(printedDays(event, '2026-11-30', null)).toEqual(['2026-11-30', '2026-12-01']);
  expect(printedDays(event, '2026-12-05', '2026-11-29')).toEqual(['2026-11-29']);
  expect(printedDays(undefined, '2026-11-30', null)).toEqual([]);
});
