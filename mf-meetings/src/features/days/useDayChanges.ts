import { useCallback, useMemo, useRef, useState } from 'react';
import type { Point } from 'shared-api/contract';
import { useSavePoints } from '#api/useSavePoints';
import { withChange, type DayChange } from './day';

type Pending = DayChange & { date: string };

/** Changes of one's days that show at once. */
export interface DayChanges {
  /** The day with what is still to be saved. */
  show: (date: string, points: Point[]) => Point[];
  /** Saves a change; tells whether the server has taken it. One that fails is taken back alone. */
  apply: (date: string, change: DayChange) => Promise<boolean>;
}

/** Changes of one day are saved one after the other, in their order; those of different days at the same time (POINT-02). */
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
