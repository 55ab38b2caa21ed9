import { useEachMinute } from 'shared-api/clock';
import { useEvent } from 'shared-api/event';
import { meetingsKeys } from 'shared-api/meetings';
import { joinQueries, useRefreshOn } from 'shared-api/query';
import { todayInMoscow } from 'shared-api/time';
import { Delayed } from 'shared-ui/Delayed';
import { Loaded } from 'shared-ui/Loaded';
import { Skeleton } from 'shared-ui/Skeleton';
import { Stack } from 'shared-ui/Stack';
import { useMeetingCompanies } from '#api/useMeetingCompanies';
import { usePoints } from '#api/usePoints';
import { texts } from '../texts';
import { todayView } from '../todayView';
import { TodayDay } from './TodayDay';

/**
 * Today's slots of the current user with the companies met in them; the heading is the host page's. Today is the server's: a page
 * that stays open over midnight shows the new day. An accepted invitation assigns a slot, so invitations refresh it.
 */
export function TodayMeetings() {
  useEachMinute();
  useRefreshOn(['invitation'], [meetingsKeys.isAny]);
  const today = todayInMoscow();
  const day = joinQueries(usePoints(today), useMeetingCompanies(today));
  const event = useEvent();
  // Without the event only the sentence about its days is missing.
  const isEventSettled = event.data !== undefined || event.error !== undefined;

  return (
    <Loaded query={day} skeleton={<DaySkeleton />} failed={texts.loadFailed}>
      {([points, companies]) =>
        isEventSettled ? (
          <TodayDay today={today} view={todayView(today, points, companies, event.data)} />
        ) : (
          <DaySkeleton />
        )
      }
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
