import { expect, test } from '@jest/globals';
import { formatDuration } from './formatDuration';

const at = ({ days = 0, hours = 0, minutes = 0, seconds = 0 }) =>
  (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;

test.each([
  [at({ seconds: 59 }), 'меньше минуты'],
  [at({ minutes: 1 }), '1 мин'],
  [at({ minutes: 59, seconds: 59 }), '59 мин'],
  [at({ hours: 1 }), '1 ч'],
  [at({ hours: 3, minutes: 20 }), '3 ч 20 мин'],
  [at({ hours: 23, minutes: 59 }), '23 ч 59 мин'],
  [at({ days: 1, hours: 5 }), '1 день'],
  [at({ days: 3 }), '3 дня'],
  [at({ days: 6, hours: 23 }), '6 дней'],
])('formats %d ms as «%s»', (milliseconds, text) => expect(formatDuration(milliseconds)).toBe(text));
