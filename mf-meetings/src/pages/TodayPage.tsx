import { Link } from 'react-router-dom';
import { paths } from 'shared-api/paths';
import { formatNearDay, MOSCOW_OFFSET_LABEL, todayInMoscow } from 'shared-api/time';
import { Page } from 'shared-ui/page';
import { keepToday } from '../features/today-meetings/api/keepToday';
import { TodayBoard } from '../features/today-meetings/parts/TodayBoard';
import { texts } from '../features/today-meetings/texts';

/** `/today`: the current user’s day, for use in the hall. */
export function TodayPage() {
  return (
    <Page
      title={texts.title(formatNearDay(todayInMoscow()))}
      lead={
        <>
          {MOSCOW_OFFSET_LABEL} · <Link to={paths.meetings}>{texts.all}</Link>
        </>
      }
    >
      <TodayBoard />
    </Page>
  );
}

TodayPage.keepAnswers = keepToday;
