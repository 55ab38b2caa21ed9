import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { useEachMinute } from 'shared-api/clock';
import type { ActiveEvent } from 'shared-api/contract';
import { meetingsKeys } from 'shared-api/meetings';
import { joinQueries, useRefreshOn } from 'shared-api/query';
import { createCallQueue } from 'shared-api/queue';
import { daysBetween, todayInMoscow } from 'shared-api/time';
import type { LoadedProps } from 'shared-ui/Loaded';
import { useMeetingCompanies } from '#api/useMeetingCompanies';
import { useOpenInvitations, type OpenInvitation } from '#api/useOpenInvitations';
import { CALLS_AT_ONCE } from '#domain/limits';
import { isTheirTimeFree, nearestCommon, openingDay, type KnownDay, type Nearest } from './commonTime';
import { InviteDayFeed, type DayReading } from './InviteDayFeed';
import { inviteSlots, type InviteSlot } from './inviteSlot';

const EVENTS = ['invitation'] as const;
const OUTDATED = [meetingsKeys.isDay];

interface CommonTimeOptions {
  /** The other company. */
  userId: number;
  /** The active event; undefined while it is not known, or nobody may be invited. */
  event: ActiveEvent | undefined;
  /** Whether the viewer's own days are laid over theirs; otherwise only theirs count. */
  isBoth?: boolean;
  /** The meeting that is being moved. */
  current?: { date: string; point: string };
}

/** The time that two companies have, day by day. */
export interface CommonTime {
  /** The days from today to the event's end. */
  days: readonly KnownDay[];
  isBoth: boolean;
  /** The shown day; undefined until it is known which to open on. */
  day: string | undefined;
  showDay: (day: string) => void;
  /** The slots of the shown day. */
  shown: LoadedProps<InviteSlot[]>['query'];
  nearest: Nearest;
  /** All days are known, and on none of them the other company is free. */
  isNothingFree: boolean;
  /** The open requests of these two. */
  asked: readonly OpenInvitation[];
  /** What reads the days; it shows nothing and has to be drawn. */
  feeds: ReactNode;
}

/** Lays the days of two companies over each other. The shown day is read first, the others a few at a time. */
export function useCommonTime({ userId, event, isBoth = true, current }: CommonTimeOptions): CommonTime {
  useEachMinute();
  useRefreshOn(EVENTS, OUTDATED);
  // Each day has two sides.
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
  const days = dates.map((day): KnownDay => {
    const slots = slotsOf(day);
    if (slots) return { day, state: 'known', slots };
    return { day, state: readings[day]?.error === undefined ? 'unknown' : 'failed' };
  });

  // Decided once: what is read later must not take the shown day away.
  const opening = chosen === undefined || !days.some(({ day }) => day === chosen) ? openingDay(days) : undefined;
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
    isNothingFree: days.every((each) => each.state === 'known' && !isTheirTimeFree(each.slots)),
    asked: open.data?.filter(({ user_id }) => user_id === userId) ?? [],
    feeds: days.map(({ day }) => (
      <InviteDayFeed key={day} date={day} userId={userId} isBoth={isBoth} calls={calls} onRead={onRead} />
    )),
  };
}
