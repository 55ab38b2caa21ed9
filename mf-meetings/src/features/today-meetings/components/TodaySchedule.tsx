import { describeError } from 'shared-api/client';
import { useEachMinute } from 'shared-api/clock';
import { useEvent } from 'shared-api/event';
import { todayInMoscow } from 'shared-api/time';
import { ErrorState } from 'shared-ui/ErrorState';
import { useMeetingCompanies } from '../api/useMeetingCompanies';
import { useMeetingsEvents } from '../api/useMeetingsEvents';
import { usePoints } from '../api/usePoints';
import { texts } from '../texts';
import { todayView } from '../todayView';
import { TodayDay } from './TodayDay';
import { TodaySkeleton } from './TodaySkeleton';

/** The current user's day by the server's clock; a page that stays open over midnight shows the new day. */
export function TodaySchedule() {
  useEachMinute();
  useMeetingsEvents();
  const today = todayInMoscow();
  const { points, error: pointsError, reload: reloadPoints } = usePoints(today);
  const { companies, error: companiesError, reload: reloadCompanies } = useMeetingCompanies(today);
  const { data: event, error: eventError } = useEvent();

  // Without the event only the sentence about its days is missing.
  const isEventKnown = event !== undefined || eventError !== undefined;
  if (points && companies && isEventKnown)
    return <TodayDay today={today} view={todayView(today, points, companies, event)} />;

  const error: unknown = (points ? undefined : pointsError) ?? (companies ? undefined : companiesError);
  if (error === undefined) return <TodaySkeleton />;
  const reload = () => {
    reloadPoints();
    reloadCompanies();
  };
  return (
    <ErrorState onRetry={reload}>
      {texts.loadFailed} {describeError(error)}
    </ErrorState>
  );
}
