import { request } from 'shared-api/client';
import { serverNow } from 'shared-api/clock';
import type { Schema } from 'shared-api/contract';
import { createCallQueue } from 'shared-api/delivery';
import { createMutation, useQuery, useRefreshOn, type Query, type QueryCache } from 'shared-api/query';
import { useFeature } from 'shared-api/settings';
import { changed, type MeetingAgreement, type ResultChange, type ResultSubject } from '#domain/result';

export type MeetingResults = Schema<'MeetingResults'>;

const RESULTS = ['meeting-results'] as const;
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

/** One after another, so that the last of several quick answers wins. */
const calls = createCallQueue(1);

type Held = ResultSubject & { meeting_id: number };

/** Saves what the own side says of a meeting. */
export const useSaveResult = createMutation(
  ({ meeting_id: id }: Held, body: ResultChange) =>
    calls.run(() => request('put', '/api/meetings/{id}/result', { path: { id }, body })),
  { optimistic: showResult, refreshesAfterFailure: [RESULTS] },
);

function showResult(cache: QueryCache, subject: Held, change: ResultChange): () => void {
  const isOf = ({ meeting_id }: { meeting_id: number }) => meeting_id === subject.meeting_id;
  const former = cache.read<MeetingResults>(RESULTS)?.results.find(isOf);
  const shown = { ...subject, ...changed(former, change), updated_at: new Date(serverNow()).toISOString() };
  const put = (row: typeof shown | undefined) =>
    cache.patch<MeetingResults>(RESULTS, ({ results, ...rest }) => ({
      ...rest,
      results: [...results.filter((each) => !isOf(each)), ...(row ? [row] : [])],
    }));
  put(shown);
  return () => {
    // A later answer stays.
    if (cache.read<MeetingResults>(RESULTS)?.results.find(isOf) === shown) put(former);
  };
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
