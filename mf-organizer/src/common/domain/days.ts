import { addDays, formatDate, formatSlotDay } from 'shared-api/time';

const YEAR = '.yyyy'.length;

/** «вс, 22.11» of a date yyyy-MM-dd. */
export const shortDay = (date: string): string => formatSlotDay(date).slice(0, -YEAR);

/** «22.11» of a date yyyy-MM-dd. */
export const dayMonth = (date: string): string => formatDate(date).slice(0, -YEAR);

/** A date yyyy-MM-dd from an address; `undefined` for anything else. */
export function readDay(text: string | null): string | undefined {
  return text !== null && /^\d{4}-\d\d-\d\d$/.test(text) && addDays(text, 0) === text ? text : undefined;
}
