import { useCallback, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { mainDayOf } from './day';

/**
 * The main day, stored in the URL (`?date=`). A date outside the event is replaced; without one it is today, also when
 * midnight passes.
 */
export function useMainDay(
  days: readonly string[],
  today: string,
): { mainDay: string; pickDay: (date: string) => void; correctDay: (date: string) => void } {
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('date');
  const date = mainDayOf(days, today, wanted);

  const setDate = useCallback(
    (next: string, replace: boolean) =>
      setSearch(
        (current) => {
          const changed = new URLSearchParams(current);
          changed.set('date', next);
          if (!replace) changed.delete('meeting');
          return changed;
        },
        { replace },
      ),
    [setSearch],
  );

  useEffect(() => {
    if (wanted !== null && wanted !== date) setDate(date, true);
  }, [wanted, date, setDate]);

  return {
    mainDay: date,
    /** Leaves the meeting that the address names. */
    pickDay: useCallback((next: string) => setDate(next, false), [setDate]),
    correctDay: useCallback((next: string) => setDate(next, true), [setDate]),
  };
}
