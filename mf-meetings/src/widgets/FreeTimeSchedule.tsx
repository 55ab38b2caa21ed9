import type { PropsOf } from 'shared-api/federation';
import { Schedule } from '../features/free-time/components/Schedule';

/** The current user's free-time schedule for all event days; the heading is the host page's. */
export function FreeTimeSchedule({ isReadOnly, onAvailabilityChange }: PropsOf<'mf_meetings/FreeTimeSchedule'>) {
  return <Schedule isReadOnly={isReadOnly} onAvailabilityChange={onAvailabilityChange} />;
}
