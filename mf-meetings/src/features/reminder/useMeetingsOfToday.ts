import { useEffect } from 'react';
import { meetingsKeys } from 'shared-api/meetings';
import { useQueryCache, useRefreshOn } from 'shared-api/query';
import { useMeetingCompanies } from '#api/useMeetingCompanies';
import { usePoints } from '#api/usePoints';
import { meetingsOf, type Meeting } from '#domain/meeting';

const EVENTS = ['invitation'] as const;
/** Polling interval in milliseconds, because pushes can be lost. */
const REREAD_MS = 5 * 60_000;

/**
 * The current user's meetings of a day, empty while loading or after a failure. Fetches the companies only if the day
 * has meetings; both queries share their cache with the pages that show the day.
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
