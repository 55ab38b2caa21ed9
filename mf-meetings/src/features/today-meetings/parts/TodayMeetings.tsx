import { serverNow, useEachMinute } from 'shared-api/clock';
import { useEvent } from 'shared-api/event';
import { meetingsKeys } from 'shared-api/meetings';
import { joinQueries, useRefreshOn } from 'shared-api/query';
import { useCurrentUser } from 'shared-api/session';
import { addDays, todayInMoscow } from 'shared-api/time';
import { Delayed } from 'shared-ui/Delayed';
import { Loaded } from 'shared-ui/Loaded';
import { Skeleton } from 'shared-ui/Skeleton';
import { Stack } from 'shared-ui/Stack';
import { useMeetingCompanies } from '#api/useMeetingCompanies';
import { useMeetingDays } from '#api/useMeetingDays';
import { usePoints } from '#api/usePoints';
import { isDayOver, todayView } from '../state/todayView';
import { texts } from '../texts';
import { TodayDay } from './TodayDay';
import { TomorrowDay } from './TomorrowDay';

const EVENTS = ['invitation'] as const;
const OUTDATED = [meetingsKeys.isAny];

/**
 * Today's meetings and slots of the current user, below a heading of the host page. Today follows the server's clock,
 * also past midnight on an open page. Refetches on invitation events, because an accepted invitation assigns a slot.
 */
export function TodayMeetings() {
  useEachMinute();
  useRefreshOn(EVENTS, OUTDATED);
  const date = todayInMoscow();
  const own = usePoints(date);
  const day = joinQueries(own, useMeetingCompanies(date));
  const event = useEvent();
  const tomorrow = addDays(date, 1);
  const isLastDay = event.data === undefined || tomorrow > event.data.dateend;
  const isOver = own.data !== undefined && isDayOver(date, serverNow(), own.data);
  const next = isOver && !isLastDay ? tomorrow : undefined;
  const nextDay = joinQueries(usePoints(next), useMeetingCompanies(next));
  const user = useCurrentUser();
  // Fetched in parallel for `NextMeeting`: if it arrived later, it would shift the layout.
  const coming = useMeetingDays('future', 1);
  // Failures of these queries are tolerated: only the sentence that needs the data is missing.
  const rest = next === undefined ? [event, user, coming] : [event, user, coming, nextDay];
  const isRestSettled = rest.every(({ data, error }) => data !== undefined || error !== undefined);

  return (
    <Loaded query={day} skeleton={<DaySkeleton />} failed={texts.loadFailed}>
      {([points, companies]) => {
        if (!isRestSettled) return <DaySkeleton />;
        const isChatOnly = user.data?.only_chat === true;
        const common = { now: serverNow(), event: event.data, isChatOnly };
        const view = todayView({ ...common, date, points, companies });
        const [nextPoints, nextCompanies] = nextDay.data ?? [];
        const nextView =
          nextPoints &&
          nextCompanies &&
          todayView({ ...common, date: tomorrow, points: nextPoints, companies: nextCompanies });
        return (
          <Stack gap={4}>
            <TodayDay date={date} view={view} />
            {nextView?.kind === 'day' && <TomorrowDay date={tomorrow} view={nextView} />}
          </Stack>
        );
      }}
    </Loaded>
  );
}

function DaySkeleton() {
  return (
    <div role="status" aria-busy aria-label={texts.loading}>
      <Delayed>
        <Stack gap={3}>
          <Skeleton width={160} height={22} />
          <Skeleton height={160} />
        </Stack>
      </Delayed>
    </div>
  );
}
