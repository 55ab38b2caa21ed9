import { useEffect, useEffectEvent } from 'react';
import { describeError } from 'shared-api/client';
import { ErrorState } from 'shared-ui/ErrorState';
import { useSchedule } from '../api/useSchedule';
import { texts } from '../texts';
import { useScheduleChanges } from '../useScheduleChanges';
import { ScheduleSkeleton } from './ScheduleSkeleton';
import { ScheduleView } from './ScheduleView';

interface ScheduleProps {
  isReadOnly: boolean;
  /** Told what the server has, so that nobody goes on with slots that were not saved. */
  onAvailabilityChange?: (hasAvailable: boolean) => void;
}

/** The current user's free-time schedule: read, changed and saved. */
export function Schedule({ isReadOnly, onAvailabilityChange }: ScheduleProps) {
  const { schedule, error, isLoading, reload } = useSchedule();
  const { show, apply } = useScheduleChanges();

  const report = useEffectEvent((hasAvailable: boolean) => onAvailabilityChange?.(hasAvailable));
  useEffect(() => {
    if (schedule) report(schedule.some(({ status }) => status === 'AVAILABLE'));
  }, [schedule]);

  if (schedule) return <ScheduleView schedule={show(schedule)} isReadOnly={isReadOnly} onChange={apply} />;
  if (error === undefined) return <ScheduleSkeleton />;
  return (
    <ErrorState onRetry={reload} isRetrying={isLoading}>
      {texts.loadFailed} {describeError(error)}
    </ErrorState>
  );
}
