import { expect, test } from '@jest/globals';
import { slotRanges } from './slotRanges';

const day = ['09:00', '09:30', '10:00', '10:30', '11:00', '19:30', '20:00', '20:30'];

test.each([
  [['10:00', '10:30', '11:00'], '10:00–19:30'],
  [['09:00'], '09:00–09:30'],
  [['20:00', '20:30'], '20:00–21:00'],
  [['09:00', '10:00', '20:30'], '09:00–09:30, 10:00–10:30, 20:30–21:00'],
  [['09:00', '10:00', '11:00', '20:00'], undefined],
  [[], undefined],
])('summarises %j as %s', (selected, range) => expect(slotRanges(day, selected)).toBe(range));

test('gives a day’s only slot no length', () => expect(slotRanges(['09:00'], ['09:00'])).toBe('09:00–09:00'));
