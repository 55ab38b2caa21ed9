import { expect, test } from '@jest/globals';
import { formatAnswerTime } from './formatAnswerTime';

test.each([
  [0, '5 минут'],
  [13, '15 минут'],
  [58, '1 час'],
  [120, '2 часа'],
  [330, '6 часов'],
  [47 * 60, '47 часов'],
  [50 * 60, '2 дня'],
])('[FIT-04] says %d minutes as «%s»', (minutes, text) => {
  expect(formatAnswerTime(minutes)).toBe(`Обычно отвечает за ${text}`);
});
