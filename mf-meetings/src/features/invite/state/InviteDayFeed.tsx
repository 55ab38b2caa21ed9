import { useEffect } from 'react';
import type { Point } from 'shared-api/contract';
import type { CallQueue } from 'shared-api/delivery';
import { meetingsKeys } from 'shared-api/meetings';
import { joinQueries, useQuery, type Query } from 'shared-api/query';
import { getPoints } from '#api/usePoints';

/** Loaded data of one day, for both companies. */
export interface DayReading extends Pick<Query<unknown>, 'error' | 'reason' | 'isLoading'> {
  theirs: Point[] | undefined;
  /** undefined also when the current user's day is not compared */
  own: Point[] | undefined;
  reload: () => void;
}

interface InviteDayFeedProps {
  /** yyyy-MM-dd */
  date: string;
  userId: number;
  /** Whether to load the current user's day, too. */
  isBoth: boolean;
  calls: CallQueue;
  onRead: (date: string, reading: DayReading) => void;
}

/**
 * Loads one day of the strip and keeps it fresh; renders null. A component per day, because the number of days varies
 * and hooks cannot be called in a loop.
 */
export function InviteDayFeed({ date, userId, isBoth, calls, onRead }: InviteDayFeedProps) {
  const theirs = useQuery(meetingsKeys.points(date, userId), () => calls.run(() => getPoints(date, userId), date));
  const own = useQuery(isBoth ? meetingsKeys.points(date) : null, () => calls.run(() => getPoints(date), date));
  const { error, reason, isLoading } = isBoth ? joinQueries(theirs, own) : joinQueries(theirs);
  const [theirPoints, ownPoints] = [theirs.data, own.data];
  const [reloadTheirs, reloadOwn] = [theirs.reload, own.reload];

  useEffect(() => {
    const reload = () => {
      void reloadTheirs();
      void reloadOwn();
    };
    onRead(date, { theirs: theirPoints, own: ownPoints, error, reason, isLoading, reload });
  }, [date, onRead, theirPoints, ownPoints, error, reason, isLoading, reloadTheirs, reloadOwn]);

  return null;
}
