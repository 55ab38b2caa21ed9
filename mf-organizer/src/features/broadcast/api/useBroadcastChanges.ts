import { request } from 'shared-api/client';
import type { Schema } from 'shared-api/contract';
import { createMutation } from 'shared-api/query';
import { writeOnce } from '#api/writeOnce';
import { broadcastsKeys } from './broadcastsKeys';

/** A mailing as the editor saves it; without `id` a new one. */
export interface WrittenBroadcast {
  id?: number;
  version: number;
  form: Omit<Schema<'BroadcastForm'>, 'client_id'>;
}

/**
 * Saves a draft (`send_at: null`) or sends it.
 * @throws ApiError 403 until the password is confirmed, 409 after another organizer's change
 */
export const useSaveBroadcast = createMutation(
  ({ id, version, form }: WrittenBroadcast) =>
    writeOnce((client_id) =>
      id === undefined
        ? request('post', '/api/organizer/broadcasts', { body: { ...form, client_id } })
        : request('put', '/api/organizer/broadcasts/{id}', { path: { id }, body: { ...form, version, client_id } }),
    ),
  { refreshes: [broadcastsKeys.isAny] },
);

export const useDeleteBroadcast = createMutation(
  (id: number) => request('delete', '/api/organizer/broadcasts/{id}', { path: { id } }),
  { refreshes: [broadcastsKeys.isPage] },
);

/** Mails a saved mailing to the current user alone. */
export const useTestBroadcast = createMutation((id: number) =>
  request('post', '/api/organizer/broadcasts/{id}/test', { path: { id } }),
);

/** Makes a mailing that has not begun a draft again. */
export const useCancelBroadcast = createMutation(
  (id: number) => request('post', '/api/organizer/broadcasts/{id}/cancel', { path: { id } }),
  { refreshes: [broadcastsKeys.isAny] },
);

/** Repeats failed e-mails. */
export const useRetryBroadcast = createMutation(
  (id: number) => request('post', '/api/organizer/broadcasts/{id}/retry', { path: { id } }),
  { refreshes: [broadcastsKeys.isAny] },
);
