import { useSearchParams } from 'react-router-dom';
import type { MeetingsFilter } from '../domain/dayMeeting';

type MeetingsView = 'list' | 'tables';

/** Parameters of the page; those of the filter are named as in the call. */
type Parameter = 'date' | 'q' | 'no_place' | 'conflict' | 'view';

/**
 * Day, filter and view in the address of the page.
 * @param days days of the event, at least one
 */
export function useMeetingsAddress(days: readonly string[], today: string) {
  const [search, setSearch] = useSearchParams();
  const view: MeetingsView = search.get('view') === 'tables' ? 'tables' : 'list';

  const set = (name: Parameter, value: string, isReplacing = true) =>
    setSearch(
      (current) => {
        const changed = new URLSearchParams(current);
        if (value === '') changed.delete(name);
        else changed.set(name, value);
        return changed;
      },
      { replace: isReplacing },
    );

  return {
    date: shownDay(days, today, search.get('date')),
    filter: {
      q: search.get('q') ?? '',
      hasNoPlace: search.get('no_place') === '1',
      hasConflict: search.get('conflict') === '1',
    } satisfies MeetingsFilter,
    view,
    setDate: (date: string) => set('date', date, false),
    search: (q: string) => set('q', q),
    toggle: (name: 'no_place' | 'conflict', isOn: boolean) => set(name, isOn ? '1' : ''),
    resetFilter: () =>
      setSearch(
        (current) => {
          const changed = new URLSearchParams(current);
          for (const name of ['q', 'no_place', 'conflict']) changed.delete(name);
          return changed;
        },
        { replace: true },
      ),
    /** Address of a view with the present day and filter. */
    pathOf: (wanted: MeetingsView) => {
      const changed = new URLSearchParams(search);
      if (wanted === 'list') changed.delete('view');
      else changed.set('view', wanted);
      return `?${changed}`;
    },
  };
}

/** The day of the address if the event has it, else today or the event's day next to it. */
function shownDay(days: readonly string[], today: string, wanted: string | null): string {
  if (wanted !== null && days.includes(wanted)) return wanted;
  const next = days.find((day) => day >= today);
  return next ?? days.at(-1) ?? today;
}
