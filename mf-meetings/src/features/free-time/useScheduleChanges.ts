import { useCallback, useRef, useState } from 'react';
import { toast } from 'shared-ui/toast';
import { useSaveSchedule } from './api/useSaveSchedule';
import { withChange, type ScheduleChange, type ScheduleSlot } from './schedule';
import { texts } from './texts';

/**
 * Optimistic changes, saved one at a time in order. A failed change is rolled back alone; earlier and later ones stay.
 */
export function useScheduleChanges(): {
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
