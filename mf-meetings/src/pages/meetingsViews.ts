import { paths } from 'shared-api/paths';

/** The views of `/meetings`; in the address the first one needs no name. */
const VIEWS = [
  { view: 'days', label: 'По дням' },
  { view: 'agenda', label: 'Повестка' },
  { view: 'plan', label: 'Подбор' },
] as const;

/** One of the views of `/meetings` (`?view=`). */
export type MeetingsView = (typeof VIEWS)[number]['view'];

/** The view that the address asks for. Who only chats plans nothing. */
export function meetingsView(search: URLSearchParams, isChatOnly: boolean): MeetingsView {
  const wanted = search.get('view');
  return viewsFor(isChatOnly).find(({ view }) => view === wanted)?.view ?? 'days';
}

/** The choice between the views. */
export function meetingsViewLinks(search: URLSearchParams, isChatOnly: boolean): { to: string; label: string }[] {
  return viewsFor(isChatOnly).map(({ view, label }) => ({ to: meetingsViewPath(search, view), label }));
}

/** The address of a view; the chosen day stays. */
export function meetingsViewPath(search: URLSearchParams, view: MeetingsView): string {
  const date = search.get('date');
  const query = new URLSearchParams({ ...(view !== 'days' && { view }), ...(date !== null && { date }) }).toString();
  return query === '' ? paths.meetings : `${paths.meetings}?${query}`;
}

function viewsFor(isChatOnly: boolean) {
  return VIEWS.filter(({ view }) => !isChatOnly || view !== 'plan');
}
