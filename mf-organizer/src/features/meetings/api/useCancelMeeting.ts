import { request } from 'shared-api/client';
import { organizerKeys } from 'shared-api/organizer';
import { createMutation } from 'shared-api/query';
import { writeOnce } from '#api/writeOnce';

/** Cancels a meeting; both companies get the reason (ORG-05). */
export const useCancelMeeting = createMutation(
  (id: number, change: { reason: string; version: number }) =>
    writeOnce((client_id) =>
      request('post', '/api/organizer/meetings/{id}/cancel', { path: { id }, body: { ...change, client_id } }),
    ),
  { refreshes: [organizerKeys.isAny] },
);
