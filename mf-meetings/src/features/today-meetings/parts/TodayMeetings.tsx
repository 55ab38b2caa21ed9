import { Loaded } from 'shared-ui/Loaded';
import { Stack } from 'shared-ui/Stack';
import { useToday } from '../state/useToday';
import { texts } from '../texts';
import { TodayDay } from './TodayDay';
import { TodaySkeleton } from './TodaySkeleton';
import { TomorrowDay } from './TomorrowDay';

/** Today's meetings and slots of the current user, below a heading of the host page. */
export function TodayMeetings() {
  const { query, isRestSettled, today } = useToday();
  return (
    <Loaded query={query} skeleton={<TodaySkeleton />} failed={texts.loadFailed}>
      {() => {
        if (!isRestSettled || !today) return <TodaySkeleton />;
        const { date, view, tomorrow } = today;
        return (
          <Stack gap={4}>
            <TodayDay date={date} view={view} />
            {tomorrow?.view.kind === 'day' && <TomorrowDay date={tomorrow.date} view={tomorrow.view} />}
          </Stack>
        );
      }}
    </Loaded>
  );
}
