import { request } from 'shared-api/client';
import type { Schema } from 'shared-api/contract';
import { useQuery, type Query } from 'shared-api/query';
import { PAGE_SIZE, PROGRESS_MS } from '../limits';
import { broadcastsKeys } from './broadcastsKeys';

export function useBroadcasts(state: Schema<'BroadcastGroup'>, page: number): Query<Schema<'BroadcastsPage'>> {
  return useQuery(
    broadcastsKeys.page(state, page),
    () => request('get', '/api/organizer/broadcasts', { query: { state, page, limit: PAGE_SIZE } }),
    { isAlwaysAsked: true, keepsPrevious: true },
  );
}

/** A mailing with its progress, read again while `isMoving`. */
export function useBroadcast(id: number, isMoving: boolean): Query<Schema<'BroadcastCard'>> {
  return useQuery(broadcastsKeys.card(id), () => request('get', '/api/organizer/broadcasts/{id}', { path: { id } }), {
    isAlwaysAsked: true,
    rereadsEvery: isMoving ? PROGRESS_MS : undefined,
  });
}

/** Recipients of a draft now, and how it reads for up to three of them; fetches only with a draft. */
export function useBroadcastPreview(draft: Schema<'BroadcastDraft'> | undefined): Query<Schema<'BroadcastPreview'>> {
  return useQuery(
    draft ? broadcastsKeys.preview(JSON.stringify(draft)) : null,
    ([, , , asked]) =>
      request('post', '/api/organizer/broadcasts/preview', { body: JSON.parse(asked) as Schema<'BroadcastDraft'> }),
    { keepsPrevious: true, isRetriedByHand: true },
  );
}
