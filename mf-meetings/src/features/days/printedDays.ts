import type { ActiveEvent } from 'shared-api/contract';
import { daysBetween } from 'shared-api/time';

/**
 * The days that the page as a whole prints: those of the event from today on, and an earlier one that is shown.
 * @param shown the address's day, anything
 */
export function printedDays(event: ActiveEvent | undefined, today: string, shown: string | null): string[] {
  if (!event) return [];
  return daysBetween(event.datestart, event.dateend).filter((day) => day >= today || day === shown);
}
