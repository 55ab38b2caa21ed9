import { paths } from 'shared-api/paths';

/** The first view is the default, without a URL parameter. */
const VIEWS = [
  { view: 'days', label: 'По дням' },
  { view: 'agenda', label: 'Расписание' },
  { view: 'plan', label: 'Подобрать время' },
] as const;

export type MeetingsView = (typeof VIEWS)[number]['view'];

/** The view in the URL. Chat-only companies have no planner. */
export function meetingsView(search: URLSearchParams, isChatOnly: boolean): MeetingsView {
  const wanted = search.get('view');
  return viewsFor(isChatOnly).find(({ view }) => view === wanted)?.view ?? 'days';
}

/** Links that switch between the views. */
export function meetingsViewLinks(search: URLSearchParams, isChatOnly: boolean): { to: string; label: string }[] {
  return viewsFor(isChatOnly).map(({ view, label }) => ({ to: meetingsViewPath(search, view), label }));
}

/** The URL of a view; keeps the chosen day. */
export function meetingsViewPath(search: URLSearchParams, view: MeetingsView): string {
  const date = search.get('date');
  const query = new URLSearchParams({ ...(view !== 'days' && { view }), ...(date !== null && { date }) }).toString();
  return query === '' ? paths.meetings : `${paths.meetings}?${query}`;
}

function viewsFor(isChatOnly: boolean) {
  return VIEWS.filter(({ view }) => !isChatOnly || view !== 'plan');
}
