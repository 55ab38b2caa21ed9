import { useCallback, useEffect, useMemo, useState } from 'react';
import { serverNow } from 'shared-api/clock';
import type { Point } from 'shared-api/contract';
import { createCallQueue } from 'shared-api/delivery';
import type { Query } from 'shared-api/query';
import type { MeetingDays } from '#api/useMeetingDays';
import { CALLS_AT_ONCE } from '#domain/limits';
import { summaryOf, type DaySummary } from './day';
import type { DayChanges } from './useDayChanges';

const MINUTE = 60_000;

interface Sources {
  today: string;
  /** Fetched before the other days. */
  mainDay: string;
  changes: DayChanges;
  /** The lists of days, which include slots. */
  lists: readonly (MeetingDays | undefined)[];
}

/** Merges all data about the days: loaded by `DayReader`, else from the lists, with unsaved changes applied. */
export function useEventDays({ today, mainDay, changes, lists: [future, past] }: Sources) {
  const [calls] = useState(() => createCallQueue(CALLS_AT_ONCE));
  const [queries, setQueries] = useState<ReadonlyMap<string, Query<Point[]>>>(new Map());
  const onRead = useCallback(
    (date: string, query: Query<Point[]>) => setQueries((known) => new Map(known).set(date, query)),
    [],
  );
  useEffect(() => calls.prefer(mainDay), [calls, mainDay]);

  const points = useMemo(() => {
    const days = new Map(Object.entries({ ...past?.meetings, ...future?.meetings }));
    for (const [date, { data }] of queries) if (data) days.set(date, data);
    for (const [date, slots] of days) days.set(date, changes.show(date, slots));
    return days;
  }, [queries, future, past, changes]);

  // Every minute slots of today may begin and stop counting as free.
  const minute = Math.floor(serverNow() / MINUTE);
  const summaries = useMemo(
    () => new Map<string, DaySummary>([...points].map(([date, slots]) => [date, summaryOf(date, today, slots)])),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the summary of today reads the clock
    [points, today, minute],
  );

  return { calls, onRead, queries, points, summaries };
}
