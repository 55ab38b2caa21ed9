import type { CallQueue } from 'shared-api/delivery';
import { meetingsKeys } from 'shared-api/meetings';
import { useQuery, useRefreshOn, type Query } from 'shared-api/query';
import { getMeetingCompanies } from '#api/useMeetingCompanies';
import { getPoints } from '#api/usePoints';
import type { OwnDay } from '../domain/ownTime';

const EVENTS = ['invitation'] as const;

const OUTDATED = [meetingsKeys.isOwnDays] as const;
const NOTHING = [] as const;

/**
 * The current user's slots and meetings on consecutive days (yyyy-MM-dd).
 * @param isFollowing refetch on pushes; disable it while sending, because each sent invitation would refetch all days
 */
export function useOwnDays(days: readonly string[], calls: CallQueue, isFollowing: boolean): Query<OwnDay[]> {
  const [first, last] = [days[0], days.at(-1)];
  useRefreshOn(EVENTS, isFollowing ? OUTDATED : NOTHING);
  return useQuery(first === undefined || last === undefined ? null : meetingsKeys.ownDays(first, last), () =>
    getOwnDays(days, calls),
  );
}

async function getOwnDays(days: readonly string[], calls: CallQueue): Promise<OwnDay[]> {
  return Promise.all(
    days.map((date) =>
      calls.run(async () => {
        const points = await getPoints(date);
        const hasMeetings = points.some(({ status }) => status === 'ASSIGNED');
        return { date, points, companies: hasMeetings ? await getMeetingCompanies(date) : [] };
      }),
    ),
  );
}
