import { DateTime } from 'luxon';
import { ZONE } from '#platform/clock/clock.ts';
import { badRequest } from '#platform/errors/httpError.ts';

const FIRST_SLOT_MINUTES = 9 * 60;
export const SLOT_MINUTES = 30;
const SLOTS_PER_DAY = 24;

/** Start times of a day's slots in order: 09:00, 09:30 … 20:30, Moscow time. */
export const SLOT_TIMES: readonly string[] = Array.from({ length: SLOTS_PER_DAY }, (_, index) => {
  const minutes = FIRST_SLOT_MINUTES + index * SLOT_MINUTES;
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
});

/** The instant at which a slot begins. */
export function slotStart(date: string, point: string): Date {
  return DateTime.fromISO(`${date}T${point}`, { zone: ZONE }).toJSDate();
}

/** Whether a slot has begun and can no longer be booked. */
export function isSlotPast(date: string, point: string, now: Date): boolean {
  return slotStart(date, point) <= now;
}

/** Refuses a well-formed date that does not exist, such as 2026-02-31, which the contract's pattern admits. */
export function requireCalendarDate(date: string): void {
  const isInCalendar = !date.startsWith('0000') && DateTime.fromISO(date, { zone: ZONE }).isValid;
  if (!isInCalendar) throw badRequest('Такой даты нет в календаре.');
}

/** Refuses a well-formed time that does not begin a slot. */
export function requireSlotTime(point: string): void {
  if (!SLOT_TIMES.includes(point)) throw badRequest('Встречи не назначаются на такое время.');
}
