import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { useEachMinute } from 'shared-api/clock';
import type { ActiveEvent } from 'shared-api/contract';
import { createCallQueue } from 'shared-api/delivery';
import { meetingsKeys } from 'shared-api/meetings';
import { joinQueries, useRefreshOn } from 'shared-api/query';
import { daysBetween, todayInMoscow } from 'shared-api/time';
import type { LoadedProps } from 'shared-ui/Loaded';
import { useMeetingCompanies } from '#api/useMeetingCompanies';
import { useOpenInvitations } from '#api/useOpenInvitations';
import { CALLS_AT_ONCE } from '#domain/limits';
import { isTheirTimeFree, nearestCommon, openingDay, type LoadableDay, type Nearest } from './commonTime';
import { InviteDayFeed, type DayReading } from './InviteDayFeed';
import { inviteSlots, type InviteSlot } from './inviteSlot';

const EVENTS = ['invitation'] as const;
const OUTDATED = [meetingsKeys.isDay];

interface CommonTimeOptions {
  /** The other company. */
  userId: number;
  /** The active event; undefined while it loads or when inviting is not possible. */
  event: ActiveEvent | undefined;
  /** Whether to include the current user's schedule. */
  isBoth?: boolean;
  /** The slot of the meeting being moved. */
  current?: { date: string; point: string };
}

/** Common time of two companies, day by day. */
export interface CommonTime {
  /** The days from today to the event's end. */
  days: readonly LoadableDay[];
  isBoth: boolean;
  /** The shown day; undefined until the first day to show is determined. */
  day: string | undefined;
  showDay: (day: string) => void;
  shown: LoadedProps<InviteSlot[]>['query'];
  nearest: Nearest;
  /** All days have loaded, and the other company has no free time. */
  isNothingFree: boolean;
  /** Components that load the days without rendering anything; the caller must render them. */
  feeds: ReactNode;
}

/** Combines the schedules of two companies. The shown day loads first, the others with limited parallelism. */
export function useCommonTime({ userId, event, isBoth = true, current }: CommonTimeOptions): CommonTime {
  useEachMinute();
  useRefreshOn(EVENTS, OUTDATED);
  // Each day needs two calls, one per company.
  const [calls] = useState(() => createCallQueue(2 * CALLS_AT_ONCE));
  const [readings, setReadings] = useState<Readonly<Record<string, DayReading>>>({});
  const [chosen, setChosen] = useState<string>();
  const companies = useMeetingCompanies(chosen);
  const open = useOpenInvitations();

  const onRead = useCallback(
    (date: string, reading: DayReading) => setReadings((known) => ({ ...known, [date]: reading })),
    [],
  );
  useEffect(() => {
    if (chosen !== undefined) calls.prefer(chosen);
  }, [calls, chosen]);

  const slotsOf = (date: string): InviteSlot[] | undefined => {
    const { theirs, own } = readings[date] ?? {};
    if (!theirs || (isBoth && !own) || !open.data) return undefined;
    const met = (date === chosen && companies.data) || [];
    return inviteSlots({ date, userId, theirs, own, companies: met, open: open.data, current });
  };

  const today = todayInMoscow();
  const first = event && (today > event.datestart ? today : event.datestart);
  const dates = event && first !== undefined ? daysBetween(first, event.dateend) : [];
  const days = dates.map((day): LoadableDay => {
    const slots = slotsOf(day);
    if (slots) return { day, state: 'loaded', slots };
    return { day, state: readings[day]?.error === undefined ? 'loading' : 'failed' };
  });

  // Determined only once: days that load later must not change the shown day.
  const isShown = days.some(({ day }) => day === chosen);
  const opening = isShown ? undefined : openingDay(days, current?.date);
  if (opening !== undefined && opening !== chosen) setChosen(opening);

  const reading = chosen === undefined ? undefined : readings[chosen];
  const rest = joinQueries(open, companies);
  return {
    days,
    isBoth,
    day: chosen,
    showDay: setChosen,
    shown: {
      data: chosen !== undefined && companies.data ? slotsOf(chosen) : undefined,
      error: open.error ?? reading?.error ?? companies.error,
      reason: open.reason ?? reading?.reason ?? companies.reason,
      isLoading: rest.isLoading || reading?.isLoading === true,
      reload: () => {
        void rest.reload();
        reading?.reload();
      },
    },
    nearest: nearestCommon(days),
    isNothingFree: days.every((each) => each.state === 'loaded' && !isTheirTimeFree(each.slots)),
    feeds: days.map(({ day }) => (
      <InviteDayFeed key={day} date={day} userId={userId} isBoth={isBoth} calls={calls} onRead={onRead} />
    )),
  };
}
