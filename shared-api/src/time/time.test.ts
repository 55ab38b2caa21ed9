import { beforeEach, expect, jest, test } from '@jest/globals';
import {
  addDays,
  dayOf,
  daysBetween,
  formatDate,
  formatDayHeader,
  formatEditDate,
  formatFileDate,
  formatMessageTime,
  formatMoment,
  formatNewsDate,
  formatSlotDay,
  formatTime,
  isPastSlot,
  MOSCOW_OFFSET_LABEL,
  slotStart,
  todayInMoscow,
} from '.';

const at = (instant: string) => jest.setSystemTime(Date.parse(instant));

beforeEach(() => void jest.useFakeTimers({ now: Date.parse('2026-11-23T07:29:30Z') }));

test('runs in UTC, so Moscow times cannot match by chance', () => expect(new Date().getTimezoneOffset()).toBe(0));

test('changes today at midnight in Moscow', () => {
  at('2026-11-22T20:59:59Z');
  expect(todayInMoscow()).toBe('2026-11-22');
  at('2026-11-22T21:00:00Z');
  expect(todayInMoscow()).toBe('2026-11-23');
  at('2026-12-31T21:00:00Z');
  expect(todayInMoscow()).toBe('2027-01-01');
});

test('shows a message’s time today and its date later', () => {
  expect(formatMessageTime('2026-11-23T07:05:00.000Z')).toBe('10:05');
  expect(formatMessageTime('2026-11-22T21:00:00.000Z')).toBe('00:00');
  expect(formatMessageTime('2026-11-22T20:59:00.000Z')).toBe('22.11.26');
  // The same instant, written with another offset.
  expect(formatMessageTime('2026-11-23T12:05:00+05:00')).toBe('10:05');
});

test('formats times, days and dates in Moscow time', () => {
  expect(formatTime('2026-11-23T21:07:00Z')).toBe('00:07');
  expect(dayOf('2026-11-23T21:07:00Z')).toBe('2026-11-24');
  expect(formatNewsDate('2026-11-20T22:30:00.000Z')).toBe('21.11.2026 в 01:30');
  expect(formatFileDate('2026-11-20T22:30:00.000Z')).toBe('21.11.2026 01:30');
  expect(formatDate('2026-03-05')).toBe('05.03.2026');
  expect(MOSCOW_OFFSET_LABEL).toBe('GMT +03:00');
});

test('heads a day with «Сегодня» or its full Russian date', () => {
  expect(formatDayHeader('2026-11-23')).toBe('Сегодня');
  expect(formatDayHeader('2026-11-24')).toBe('Вторник, 24 ноября 2026');
  expect(formatDayHeader('2026-05-03')).toBe('Воскресенье, 3 мая 2026');
});

test('counts a slot as past from its first minute', () => {
  at('2026-11-23T07:29:59Z');
  expect(isPastSlot('2026-11-23', '10:30')).toBe(false);
  at('2026-11-23T07:30:00Z');
  expect(isPastSlot('2026-11-23', '10:30')).toBe(true);
  expect(isPastSlot('2026-11-23', '11:00')).toBe(false);
  expect(isPastSlot('2026-11-22', '23:30')).toBe(true);
  expect(isPastSlot('2026-11-24', '00:00')).toBe(false);
});

test('formats the day of a slot as «сб, 28.11.2026» [MEET-12]', () =>
  expect(formatSlotDay('2026-11-28')).toBe('сб, 28.11.2026'));

test('starts a slot at its Moscow time', () =>
  expect(new Date(slotStart('2026-11-28', '10:00')).toISOString()).toBe('2026-11-28T07:00:00.000Z'));

test('counts days across the ends of months and years', () => {
  expect(daysBetween('2026-11-29', '2026-12-02')).toEqual(['2026-11-29', '2026-11-30', '2026-12-01', '2026-12-02']);
  expect(daysBetween('2026-12-31', '2026-12-31')).toEqual(['2026-12-31']);
  expect(daysBetween('2026-12-31', '2026-12-30')).toEqual([]);
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2026-11-21', -7)).toBe('2026-11-14');
});

test('shows the year of a moment only when it differs', () => {
  expect(formatMoment('2026-11-22T21:05:00.000Z')).toBe('23.11, 00:05');
  expect(formatMoment('2026-12-31T21:00:00.000Z')).toBe('01.01.2027, 00:00');
  expect(formatEditDate('2026-11-22T21:05:00.000Z')).toBe('23.11 в 00:05');
  expect(formatMoment('nonsense')).toBe('Invalid DateTime');
});
