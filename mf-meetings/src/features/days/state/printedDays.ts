import type { ActiveEvent } from 'shared-api/contract';
import { daysBetween } from 'shared-api/time';

/**
 * The days printed by the page: the event's days from today on, and the shown day if it is earlier.
 * @param shown unvalidated day from the URL
 */
export function printedDays(event: ActiveEvent | undefined, today: string, shown: string | null): string[] {
  if (!event) return [];
  return daysBetween(event.datestart, event.dateend).filter((day) => day >= today || day === shown);
}
