import { expect, test } from '@jest/globals';
import { slotNeighbour, slotRange, slotReaction, withRange, type SlotGridSlot } from './slotSelection';

const day: SlotGridSlot[] = [
  { point: '10:00', status: 'AVAILABLE' },
  { point: '10:30', status: 'BLOCKED' },
  { point: '11:00', status: 'ASSIGNED' },
  { point: '11:30', status: 'AVAILABLE', isDisabled: true },
  { point: '12:00', status: 'AVAILABLE' },
];

test.each([
  ['schedule', ['select', 'select', 'open', 'none', 'select']],
  ['invite', ['select', 'none', 'open', 'none', 'select']],
  ['read-only', ['refuse', 'refuse', 'open', 'refuse', 'refuse']],
  ['preview', ['none', 'none', 'none', 'none', 'none']],
] as const)('maps each status to its reaction in mode «%s» [PART-05] [PART-06] [POINT-04]', (mode, reactions) => {
  expect(day.map((slot) => slotReaction(mode, slot))).toEqual(reactions);
});

test('leaves unselectable slots out of a range, either way', () => {
  expect(slotRange(day, 'schedule', '10:00', '12:00')).toEqual(['10:00', '10:30', '12:00']);
  expect(slotRange(day, 'schedule', '12:00', '10:30')).toEqual(['10:30', '12:00']);
  expect(slotRange(day, 'invite', '10:00', '12:00')).toEqual(['10:00', '12:00']);
});

test('handles a range with a missing start or end', () => {
  expect(slotRange(day, 'schedule', '09:00', '10:30')).toEqual(['10:30']);
  expect(slotRange(day, 'schedule', '10:00', '09:00')).toEqual([]);
});

test('tells slots of several days apart by id', () => {
  const days: SlotGridSlot[] = ['15', '16'].flatMap((date) =>
    ['10:00', '10:30'].map((point) => ({ id: `${date} ${point}`, point, status: 'AVAILABLE' as const })),
  );
  expect(slotRange(days, 'schedule', '15 10:30', '16 10:00')).toEqual(['15 10:30', '16 10:00']);
});

test('adds or removes a range in the grid’s order', () => {
  expect(withRange(day, new Set(['12:00']), ['10:30', '10:00'], true)).toEqual(['10:00', '10:30', '12:00']);
  expect(withRange(day, new Set(['10:00', '10:30', '12:00']), ['10:30', '12:00'], false)).toEqual(['10:00']);
});

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowLeft', 0, undefined],
  ['ArrowDown', 1, 4],
  ['ArrowDown', 3, undefined],
  ['ArrowUp', 4, 1],
  ['Home', 4, 0],
  ['End', 1, 4],
  ['a', 1, undefined],
])('%s moves from %d to %s in three columns', (key, from, to) => {
  expect(slotNeighbour(key, from, 5, 3)).toBe(to);
});
