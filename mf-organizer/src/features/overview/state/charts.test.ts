import { expect, test } from '@jest/globals';
import { barsByDay, loadTable } from './charts';
import { formatAge } from './formatAge';
import { funnelLines } from './funnel';

const days = [
  { date: '2026-11-28', agreed: 4, awaiting: 2 },
  { date: '2026-11-29', agreed: 9, awaiting: 0 },
];

test('names the day with the most meetings [ORG-02]', () => {
  expect(barsByDay(days)).toMatchObject({
    sentence: 'Встречи по дням: больше всего 29.11, 9',
    bars: [{ values: [4, 2] }, { values: [9, 0] }],
  });
  expect(barsByDay([{ date: '2026-11-28', agreed: 0, awaiting: 3 }]).sentence).toBe('Встреч ещё нет.');
});

test('shares the tables that each slot needs [ORG-02]', () => {
  const load = [
    { date: '2026-11-29', point: '11:00', meetings: 1, placed: 0, places: 3 },
    { date: '2026-11-28', point: '10:00', meetings: 3, placed: 3, places: 4 },
  ];
  expect(loadTable({ load, meetings_by_day: days })).toMatchObject({
    sentence: expect.stringContaining('в 10:00, 75 %'),
    columns: ['10:00', '11:00'],
    rows: [{ percents: [75, null] }, { percents: [null, 33] }],
  });
  expect(loadTable({ load: [{ ...load[0]!, places: 0 }], meetings_by_day: days })).toBeUndefined();
});

test('adds both types to shares of the registered [ORG-02]', () => {
  const [registered, , , invited] = funnelLines({
    Поставщик: [60, 50, 40, 30, 20, 10],
    Заказчик: [40, 30, 20, 10, 5, 5],
  });
  expect(registered).toEqual([expect.objectContaining({ count: 100, percent: 100 })]);
  expect(invited).toEqual([
    expect.objectContaining({ count: 40, percent: 40 }),
    expect.objectContaining({ count: 15, percent: 15 }),
  ]);
  expect(funnelLines({ Поставщик: [0, 0, 0, 0, 0], Заказчик: [0, 0, 0, 0, 0] })[3]).toEqual([
    expect.objectContaining({ count: 0, percent: 0 }),
  ]);
});

test('tells an age in one unit [ORG-02]', () => {
  const age = (now: string) => formatAge('2026-11-20T10:00:00Z', now);
  expect(age('2026-11-20T10:59:59Z')).toBe('меньше часа');
  expect(age('2026-11-20T15:30:00Z')).toBe('5 часов');
  expect(age('2026-11-22T09:00:00Z')).toBe('1 день');
});
