import { serverNow, useEachMinute } from 'shared-api/clock';
import type { MeetingCompany, Point } from 'shared-api/contract';
import { useEvent } from 'shared-api/event';
import { meetingsKeys } from 'shared-api/meetings';
import { joinQueries, useRefreshOn, type Query } from 'shared-api/query';
import { useCurrentUser } from 'shared-api/session';
import { addDays, todayInMoscow } from 'shared-api/time';
import { useMeetingCompanies } from '#api/useMeetingCompanies';
import { useMeetingDays } from '#api/useMeetingDays';
import { usePoints } from '#api/usePoints';
import { isDayOver, todayView, type TodayView } from './todayView';

const EVENTS = ['invitation'] as const;
const OUTDATED = [meetingsKeys.isAny];

export interface Today {
  /** yyyy-MM-dd, Moscow */
  date: string;
  view: TodayView;
  /** The next day of the event, once it is wanted and known; it leads when the last slot of today is over. */
  tomorrow: { date: string; view: TodayView; isLeading: boolean } | undefined;
  points: readonly Point[];
}

interface TodayQuery {
  /** Slots and companies of today. */
  query: Query<readonly [Point[], MeetingCompany[]]>;
  /** Whether everything else has loaded or failed: only the sentence that needs it is missing then. */
  isRestSettled: boolean;
  today: Today | undefined;
}

/**
 * Today of the current user by the server's clock, also past midnight on an open page. Refetches on invitation events,
 * because an accepted invitation assigns a slot.
 * @param options `wantsTomorrow` loads tomorrow before the last slot of today is over, too
 */
export function useToday({ wantsTomorrow = false } = {}): TodayQuery {
  useEachMinute();
  useRefreshOn(EVENTS, OUTDATED);
  const date = todayInMoscow();
  const own = usePoints(date);
  const query = joinQueries(own, useMeetingCompanies(date));
  const event = useEvent();
  const tomorrow = addDays(date, 1);
  const isLastDay = event.data === undefined || tomorrow > event.data.dateend;
  const isOver = own.data !== undefined && isDayOver(date, serverNow(), own.data);
  const next = (isOver || wantsTomorrow) && !isLastDay ? tomorrow : undefined;
  const nextDay = joinQueries(usePoints(next), useMeetingCompanies(next));
  const user = useCurrentUser();
  // Fetched in parallel for the next meeting: if it arrived later, it would shift the layout.
  const coming = useMeetingDays('future', 1);
  const rest = next === undefined ? [event, user, coming] : [event, user, coming, nextDay];
  const common = { now: serverNow(), event: event.data, isChatOnly: user.data?.only_chat === true };

  return {
    query,
    isRestSettled: rest.every(({ data, error }) => data !== undefined || error !== undefined),
    today: query.data && {
      date,
      points: query.data[0],
      view: todayView({ ...common, date, points: query.data[0], companies: query.data[1] }),
      tomorrow: nextDay.data && {
        date: tomorrow,
        isLeading: isOver,
        view: todayView({ ...common, date: tomorrow, points: nextDay.data[0], companies: nextDay.data[1] }),
      },
    },
  };
}
