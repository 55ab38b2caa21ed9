import { useCallback, useMemo, useRef, useState } from 'react';
import type { Point } from 'shared-api/contract';
import { useSavePoints } from '#api/useSavePoints';
import { withChange, type DayChange } from './day';

type Pending = DayChange & { date: string };

/** Optimistic changes of the current user's days. */
export interface DayChanges {
  /** Applies unsaved changes to a day. */
  show: (date: string, points: Point[]) => Point[];
  /** Saves a change and resolves to whether the server accepted it. A failed change is rolled back alone. */
  apply: (date: string, change: DayChange) => Promise<boolean>;
}

/** Saves changes of one day one at a time in order, those of different days in parallel (POINT-02). */
export function useDayChanges(): DayChanges {
  const save = useSavePoints();
  const [pending, setPending] = useState<readonly Pending[]>([]);
  const last = useRef(new Map<string, Promise<boolean>>());

  const apply = useCallback(
    (date: string, change: DayChange) => {
      const one = { ...change, date };
      setPending((changes) => [...changes, one]);
      const before = last.current.get(date) ?? Promise.resolve(true);
      const done = before.then(async () => {
        try {
          await save(date, change);
          return true;
        } catch {
          return false;
        } finally {
          setPending((changes) => changes.filter((each) => each !== one));
        }
      });
      last.current.set(date, done);
      return done;
    },
    [save],
  );

  return useMemo(
    () => ({
      apply,
      show: (date, points) => {
        const changes = pending.filter((each) => each.date === date);
        return changes.reduce(withChange, points);
      },
    }),
    [apply, pending],
  );
}
