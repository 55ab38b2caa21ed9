import { badRequest } from '#platform/errors/httpError.ts';
import { isCalendarDate, SLOT_TIMES } from './slots.ts';

/** Refuses what has the form of a date and is none. */
export function requireCalendarDate(date: string): void {
  if (!isCalendarDate(date)) throw badRequest('Такой даты нет в календаре.');
}

/** Refuses what has the form of a time and is no slot's. */
export function requireSlotTime(point: string): void {
  if (!SLOT_TIMES.includes(point)) throw badRequest('Встречи не назначаются на такое время.');
}
