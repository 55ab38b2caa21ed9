import { useQuery, type Query } from 'shared-api/query';
import { useCurrentUser } from 'shared-api/session';
import { useFeature } from 'shared-api/settings';
import { getMeetings } from '#api/getMeetings';
import { getMeetingResults } from '#api/useMeetingResults';
import { deviceResults } from '#state/deviceResults';
import { metRows, type MetRow } from '../domain/metRows';

const NONE = { results: [], agreements: [] };

/** The current user's meetings that have ended, with what is written about them. */
export function useMet(): Query<MetRow[]> {
  const userId = useCurrentUser().data?.id;
  const isAnnounced = useFeature('results');
  const isReady = userId !== undefined && isAnnounced !== undefined;
  return useQuery(isReady ? ['met', userId, isAnnounced] : null, async () => {
    const [meetings, results] = await Promise.all([
      getMeetings({ hasPast: true }),
      isAnnounced ? getMeetingResults() : NONE,
    ]);
    return metRows(meetings, results, userId === undefined ? new Map() : deviceResults.read(userId));
  });
}
