import { useEffect, useEffectEvent } from 'react';
import type { Point } from 'shared-api/contract';
import type { Query } from 'shared-api/query';
import type { CallQueue } from 'shared-api/queue';
import { useDayPoints } from '../api/useDayPoints';

interface DayReaderProps {
  date: string;
  calls: CallQueue;
  /** Told what is known of the day, at first and whenever that changes. */
  onRead: (date: string, day: Query<Point[]>) => void;
}

/** Reads one day of the event and draws nothing: a hook cannot read as many days as an event happens to have. */
export function DayReader({ date, calls, onRead }: DayReaderProps) {
  const day = useDayPoints(date, calls);
  const report = useEffectEvent(() => onRead(date, day));
  useEffect(() => report(), [day.data, day.error, day.isLoading]);
  return null;
}
