import { useEffect } from 'react';
import type { Point } from 'shared-api/contract';
import { meetingsKeys } from 'shared-api/meetings';
import { joinQueries, useQuery, type Query } from 'shared-api/query';
import type { CallQueue } from 'shared-api/queue';
import { getPoints } from '#api/usePoints';

/** What one day has on both sides, as far as it was read. */
export interface DayReading extends Pick<Query<unknown>, 'error' | 'reason' | 'isLoading'> {
  theirs: Point[] | undefined;
  /** undefined also when the viewer's own day is not asked for */
  own: Point[] | undefined;
  reload: () => void;
}

interface InviteDayFeedProps {
  /** yyyy-MM-dd */
  date: string;
  userId: number;
  /** Whether the viewer's own day is laid over theirs. */
  isBoth: boolean;
  calls: CallQueue;
  onRead: (date: string, reading: DayReading) => void;
}

/** Reads one day of the strip and keeps it fresh. A component, because how many days there are is only known at run time. */
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
