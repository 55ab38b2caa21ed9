import { useEffect, useEffectEvent } from 'react';
import type { PropsOf } from 'shared-api/federation';
import { Loaded } from 'shared-ui/Loaded';
import { useSchedule } from '../api/useSchedule';
import { texts } from '../texts';
import { useScheduleChanges } from '../useScheduleChanges';
import { ScheduleSkeleton } from './ScheduleSkeleton';
import { ScheduleView } from './ScheduleView';

/**
 * The current user's free-time schedule for all event days: read, changed and saved (POINT-03). The heading is the host page's.
 * `onAvailabilityChange` is told what the server has, so that nobody goes on with slots that were not saved.
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
