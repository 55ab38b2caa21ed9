import { useSearchParams } from 'react-router-dom';
import { todayInMoscow } from 'shared-api/time';
import { readDay } from '#domain/days';

/** The day of the figures: `?date=` of the address, by default today. */
export function useOverviewDay(): {
  /** yyyy-MM-dd */
  date: string;
  today: string;
  change: (date: string) => void;
} {
  const [search, setSearch] = useSearchParams();
  const today = todayInMoscow();
  return {
    date: readDay(search.get('date')) ?? today,
    today,
    change: (date) => setSearch(date === today ? {} : { date }, { replace: true }),
  };
}
