import { useCallback, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { mainDayOf } from './day';

/**
 * The main day, stored in the URL (`?date=`). A date outside the event is replaced; without one it is today, also when
 * midnight passes.
 */
export function useMainDay(days: readonly string[], today: string): [string, (date: string) => void] {
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('date');
  const date = mainDayOf(days, today, wanted);

  const setDate = useCallback(
    (next: string, replace: boolean) =>
      setSearch(
        (current) => {
          const changed = new URLSearchParams(current);
          changed.set('date', next);
          return changed;
        },
        { replace },
      ),
    [setSearch],
  );

  useEffect(() => {
    if (wanted !== null && wanted !== date) setDate(date, true);
  }, [wanted, date, setDate]);

  return [date, useCallback((next: string) => setDate(next, false), [setDate])];
}
