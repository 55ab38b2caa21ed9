import { useCallback, useRef, useState } from 'react';
import { toast } from 'shared-ui/toast';
import { useSaveSchedule } from './api/useSaveSchedule';
import { withChange, type ScheduleChange, type ScheduleSlot } from './schedule';
import { texts } from './texts';

/**
 * Changes show at once and are saved one after the other, in their order. A change that fails is taken back alone: those before and
 * after it stay.
 */
export function useScheduleChanges(): {
  show: (schedule: ScheduleSlot[]) => ScheduleSlot[];
  /** Tells whether the server has taken it. */
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
