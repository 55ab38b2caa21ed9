import { useEffect, useEffectEvent } from 'react';
import type { PropsOf } from 'shared-api/federation';
import { Loaded } from 'shared-ui/Loaded';
import { useSchedule } from '../api/useSchedule';
import { texts } from '../texts';
import { useScheduleChanges } from '../useScheduleChanges';
import { ScheduleSkeleton } from './ScheduleSkeleton';
import { ScheduleView } from './ScheduleView';

/**
 * Shows and edits the free-time schedule for all days of the event (POINT-03). The host page provides the heading.
 * `onAvailabilityChange` reports the saved state only, so that the registration cannot continue with unsaved slots.
 */
export function FreeTimeSchedule({ isReadOnly, onAvailabilityChange }: PropsOf<'mf_meetings/FreeTimeSchedule'>) {
  const saved = useSchedule();
  const { show, apply } = useScheduleChanges();

  const report = useEffectEvent((hasAvailable: boolean) => onAvailabilityChange?.(hasAvailable));
  useEffect(() => {
    if (saved.data) report(saved.data.some(({ status }) => status === 'AVAILABLE'));
  }, [saved.data]);

  return (
    <Loaded query={saved} skeleton={<ScheduleSkeleton />} failed={texts.loadFailed}>
      {(schedule) => <ScheduleView schedule={show(schedule)} isReadOnly={isReadOnly} onChange={apply} />}
    </Loaded>
  );
}
