import { useEffect } from 'react';
import { meetingsKeys } from 'shared-api/meetings';
import { useQueryCache, useRefreshOn } from 'shared-api/query';
import { useMeetingCompanies } from '#api/useMeetingCompanies';
import { usePoints } from '#api/usePoints';
import { meetingsOf, type Meeting } from '#domain/meeting';

const EVENTS = ['invitation'] as const;
/** What a lost push has hidden shows after this time, in milliseconds. */
const REREAD_MS = 5 * 60_000;

/**
 * One's meetings of a day, as far as they are known: what fails to load is as good as none. Companies are asked for on days with meetings
 * only; both answers are shared with the pages that show the day.
 */
export function useMeetingsOfToday(today: string): Meeting[] {
  const cache = useQueryCache();
  const points = usePoints(today).data ?? [];
  const hasMeetings = points.some(({ status }) => status === 'ASSIGNED');
  const companies = useMeetingCompanies(hasMeetings ? today : undefined).data ?? [];

  useRefreshOn(EVENTS, [meetingsKeys.points(today), meetingsKeys.companies(today)]);
  useEffect(() => {
    const timer = setInterval(
      () => cache.refresh(meetingsKeys.points(today), meetingsKeys.companies(today)),
      REREAD_MS,
    );
    return () => clearInterval(timer);
  }, [cache, today]);

  return meetingsOf(today, points, companies);
}
