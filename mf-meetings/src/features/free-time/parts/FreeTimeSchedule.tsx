import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PropsOf } from 'shared-api/federation';
import { Loaded } from 'shared-ui/Loaded';
import { toast } from 'shared-ui/toast';
import { useSaveSchedule } from '../api/useSaveSchedule';
import { useSchedule, withChange, type ScheduleChange, type ScheduleSlot } from '../api/useSchedule';
import { texts } from '../texts';
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

/**
 * Optimistic changes, saved one at a time in order. A failed change is rolled back alone; earlier and later ones stay.
 */
function useScheduleChanges(): {
  show: (schedule: ScheduleSlot[]) => ScheduleSlot[];
  /** Resolves to whether the server accepted the change. */
  apply: (change: ScheduleChange) => Promise<boolean>;
} {
  const save = useSaveSchedule();
  const [pending, setPending] = useState<readonly ScheduleChange[]>([]);
  const last = useRef(Promise.resolve(true));

  const apply = useCallback(
    (change: ScheduleChange) => {
      setPending((changes) => [...changes, change]);
      last.current = last.current.then(async () => {
        try {
          await save(change);
          toast.success(texts.saved);
          return true;
        } catch {
          toast.danger(texts.notSaved);
          return false;
        } finally {
          setPending((changes) => changes.filter((each) => each !== change));
        }
      });
      return last.current;
    },
    [save],
  );

  return { show: (schedule) => pending.reduce(withChange, schedule), apply };
}
