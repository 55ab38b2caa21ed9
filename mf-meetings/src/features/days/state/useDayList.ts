import { useState } from 'react';
import { useMeetingDays, type MeetingDays } from '#api/useMeetingDays';
import { ALL_DAYS } from '#domain/limits';
import { FIRST_DAYS } from '../limits';

/** Future or past days with meetings: the first few, or all (MEET-03). */
export function useDayList(side: 'future' | 'past') {
  const [limit, setLimit] = useState(FIRST_DAYS);
  const { data, previous, ...query } = useMeetingDays(side, limit);
  const days: MeetingDays | undefined = data ?? previous;
  return {
    /** Keeps the first days while all of them load. */
    query: { ...query, data: days, previous: undefined },
    hasMore: limit === FIRST_DAYS && (days?.pages ?? 0) > 1,
    /** State after «Показать все»: loading, failed, or neither. */
    isExpanding: data === undefined && days !== undefined && query.error === undefined,
    expandingFailed: data === undefined && days !== undefined && query.error !== undefined,
    showAll: () => setLimit(ALL_DAYS),
  };
}

export type DayListState = ReturnType<typeof useDayList>;
