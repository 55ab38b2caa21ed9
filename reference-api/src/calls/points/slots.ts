import { DateTime } from 'luxon';
import { ZONE } from '#platform/clock/moscow.ts';

const FIRST_SLOT_MINUTES = 9 * 60;
const SLOT_MINUTES = 30;
const SLOTS_PER_DAY = 24;

/** The slots of every day in order of time: 09:00, 09:30 … 20:30, Moscow time. */
export const SLOT_TIMES: readonly string[] = Array.from({ length: SLOTS_PER_DAY }, (_, index) => {
  const minutes = FIRST_SLOT_MINUTES + index * SLOT_MINUTES;
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
});

/** The instant at which a slot begins. */
function slotStart(date: string, point: string): Date {
  return DateTime.fromISO(`${date}T${point}`, { zone: ZONE }).toJSDate();
}

/** Whether a slot has begun; from that moment nobody can agree on it any more. */
export function isSlotPast(date: string, point: string, now: Date): boolean {
  return slotStart(date, point) <= now;
}

/** Whether a string of the form yyyy-MM-dd names a day of the calendar (the contract's pattern admits 2026-02-31). */
export function isCalendarDate(date: string): boolean {
  return !date.startsWith('0000') && DateTime.fromISO(date, { zone: ZONE }).isValid;
}
