import { expect, test } from '@jest/globals';
import { eventDays } from './eventDays';

test.each([
  ['2026-11-23', '2026-11-23', '23 ноября 2026'],
  ['2026-11-23', '2026-11-27', '23–27 ноября 2026'],
  ['2026-11-30', '2026-12-02', '30 ноября – 2 декабря 2026'],
  ['2026-12-30', '2027-01-02', '30 декабря 2026 – 2 января 2027'],
])('writes the days from %s to %s [FIRST-03]', (first, last, text) => {
  expect(eventDays(first, last)).toBe(text);
});
