import { request } from 'shared-api/client';
import { serverNow } from 'shared-api/clock';
import type { Schema } from 'shared-api/contract';
import { createMutation, useQuery, useRefreshOn, type Query, type QueryCache } from 'shared-api/query';
import { useFeature } from 'shared-api/settings';
import type { HeldMeeting } from '#domain/queuedWrite';
import { changed, type MeetingAgreement, type ResultChange } from '#domain/result';

export type MeetingResults = Schema<'MeetingResults'>;

export const RESULTS = ['meeting-results'] as const;
/** The other side proposes or confirms; this side has answered in another tab. */
const EVENTS = ['notice', 'notices-read'] as const;
const OUTDATED = [RESULTS];

/** Results and agreements of the current user's meetings. Without data on servers that do not announce `results`. */
export function useMeetingResults(): Query<MeetingResults> {
  const isAnnounced = useFeature('results') === true;
  useRefreshOn(EVENTS, OUTDATED, { skipsFirstJoin: true });
  return useQuery(isAnnounced ? RESULTS : null, getMeetingResults);
}

/** Fetches them, bypassing the cache. */
export const getMeetingResults = (): Promise<MeetingResults> => request('get', '/api/meetings/results');

/** Shows what the own side said of a meeting. */
export function showResult(cache: QueryCache, meeting: HeldMeeting, change: ResultChange): void {
  const isOf = ({ meeting_id }: { meeting_id: number }) => meeting_id === meeting.meeting_id;
  cache.patch<MeetingResults>(RESULTS, ({ results, ...rest }) => ({
    ...rest,
    results: [
      ...results.filter((each) => !isOf(each)),
      { ...meeting, ...changed(results.find(isOf), change), updated_at: new Date(serverNow()).toISOString() },
    ],
  }));
}

/** Proposes a sentence to the other side. */
export const useProposeAgreement = createMutation(
  (id: number, body: { text: string; version: number }) =>
    request('put', '/api/meetings/{id}/agreement', { path: { id }, body }),
  { onSuccess: showAgreement, refreshesAfterFailure: [RESULTS] },
);

/** Confirms the other side's proposal of that version. */
export const useConfirmAgreement = createMutation(
  (id: number, version: number) =>
    request('post', '/api/meetings/{id}/agreement/confirm', { path: { id }, body: { version } }),
  { onSuccess: showAgreement, refreshesAfterFailure: [RESULTS] },
);

function showAgreement(cache: QueryCache, agreement: MeetingAgreement): void {
  cache.patch<MeetingResults>(RESULTS, ({ agreements, ...rest }) => ({
    ...rest,
    agreements: [...agreements.filter(({ meeting_id }) => meeting_id !== agreement.meeting_id), agreement],
  }));
}
