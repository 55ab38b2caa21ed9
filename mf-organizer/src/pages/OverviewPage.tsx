import { useOverview } from 'shared-api/organizer';
import { formatTime } from 'shared-api/time';
import { Loaded } from 'shared-ui/Loaded';
import { Page } from 'shared-ui/page';
import { OverviewContent } from '../features/overview/parts/OverviewContent';
import { OverviewDaySelect } from '../features/overview/parts/OverviewDaySelect';
import { OverviewSkeleton } from '../features/overview/parts/OverviewSkeleton';
import { useOverviewDay } from '../features/overview/state/useOverviewDay';
import { texts } from '../features/overview/texts';

/** `/organizer`: tasks that wait, numbers and charts; `?date=` is the day of the figures by day. */
export function OverviewPage() {
  const { date, today, change } = useOverviewDay();
  // Today without a date: one request for the page and the menu's badges.
  const query = useOverview(date === today ? undefined : date);
  const shown = query.data ?? (query.error === undefined ? query.previous : undefined);
  const days = (shown ?? query.previous)?.meetings_by_day.map((day) => day.date) ?? [];
  return (
    <Page
      title={texts.title}
      lead={
        shown
          ? [texts.updated(formatTime(shown.as_of)), query.reason && texts.notUpdated(query.reason)]
              .filter(Boolean)
              .join('.')
          : '\u00a0'
      }
      actions={<OverviewDaySelect days={days} date={date} onChange={change} />}
    >
      <Loaded query={{ ...query, data: shown }} skeleton={<OverviewSkeleton />} failed={texts.loadFailed}>
        {(overview) => (
          <OverviewContent overview={overview} date={date} today={today} isOutdated={query.data === undefined} />
        )}
      </Loaded>
    </Page>
  );
}
