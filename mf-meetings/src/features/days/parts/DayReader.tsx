import { useEffect, useEffectEvent } from 'react';
import type { Point } from 'shared-api/contract';
import type { CallQueue } from 'shared-api/delivery';
import type { Query } from 'shared-api/query';
import { useDayPoints } from '../api/useDayPoints';

interface DayReaderProps {
  date: string;
  calls: CallQueue;
  /** Called on mount and whenever the query changes. */
  onRead: (date: string, day: Query<Point[]>) => void;
}

/**
 * Loads one day of the event and renders null. A component per day, because the number of days varies and hooks cannot
 * be called in a loop.
 */
export function DayReader({ date, calls, onRead }: DayReaderProps) {
  const day = useDayPoints(date, calls);
  const report = useEffectEvent(() => onRead(date, day));
  useEffect(() => report(), [day.data, day.error, day.isLoading]);
  return null;
}
