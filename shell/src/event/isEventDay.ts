import type { ActiveEvent } from 'shared-api/contract';
import { todayInMoscow } from 'shared-api/time';

/** Whether the event takes place today. */
export function isEventDay(event: ActiveEvent | undefined): boolean {
  const today = todayInMoscow();
  return event !== undefined && event.datestart <= today && today <= event.dateend;
}
