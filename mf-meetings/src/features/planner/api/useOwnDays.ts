import { meetingsKeys } from 'shared-api/meetings';
import { useQuery, useRefreshOn, type Query } from 'shared-api/query';
import type { CallQueue } from 'shared-api/queue';
import { getMeetingCompanies } from '#api/useMeetingCompanies';
import { getPoints } from '#api/usePoints';
import type { OwnDay } from '../rules/ownTime';

const EVENTS = ['invitation'] as const;

const OUTDATED = [meetingsKeys.isOwnDays] as const;
const NOTHING = [] as const;

/**
 * The current user's slots and meetings of several days (yyyy-MM-dd, one after the other).
 * @param isFollowing follows the push service; while one sends invitations oneself, each of them would ask for all days
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
