import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { useTimeZone } from 'shared-api/testing';
import { timeLeftUntil } from './timeLeft';

// 10:00 in Moscow is 07:00 UTC, in whatever zone the test runs.
const slot = { date: '2026-11-28', point: '10:00' };
beforeEach(() => void jest.useFakeTimers());

describe.each(['America/Los_Angeles', 'Asia/Vladivostok', 'UTC'])('in %s', (zone) => {
  useTimeZone(zone);
  test.each([
    ['2026-11-22T07:00:00Z', 'осталось 6 дней', false],
    ['2026-11-27T07:00:00Z', 'остался 1 день', false],
    ['2026-11-27T07:01:00Z', 'осталось 23 ч 59 мин', false],
    ['2026-11-28T03:40:00Z', 'осталось 3 ч 20 мин', false],
    ['2026-11-28T04:00:00Z', 'осталось 3 ч', false],
    ['2026-11-28T04:01:00Z', 'осталось 2 ч 59 мин', true],
    ['2026-11-28T06:59:30Z', 'осталось меньше минуты', true],
  ])('says at %s «%s»', (now, text, isShort) => {
    jest.setSystemTime(Date.parse(now));
    expect(timeLeftUntil(slot)).toEqual({ text, isShort });
  });

  test('ends a short invitation before its slot [AFTER-05]', () => {
    jest.setSystemTime(Date.parse('2026-11-28T06:00:00Z'));
    const short = { ...slot, expires_at: '2026-11-28T06:15:00Z' };
    expect(timeLeftUntil(short)).toEqual({ text: 'осталось 15 мин', isShort: true });
    jest.setSystemTime(Date.parse('2026-11-28T06:15:00Z'));
    expect(timeLeftUntil(short)).toBeUndefined();
  });

  test('returns undefined once the slot has begun', () => {
    jest.setSystemTime(Date.parse('2026-11-28T07:00:00Z'));
    expect(timeLeftUntil(slot)).toBeUndefined();
  });
});
