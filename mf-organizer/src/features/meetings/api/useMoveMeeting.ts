import { request } from 'shared-api/client';
import { organizerKeys } from 'shared-api/organizer';
import { createMutation } from 'shared-api/query';
import { writeOnce } from '#api/writeOnce';

/** Moves a meeting without asking its companies; both must be free then (ORG-05). */
export const useMoveMeeting = createMutation(
  (id: number, change: { date: string; point: string; version: number }) =>
    writeOnce((client_id) =>
      request('post', '/api/organizer/meetings/{id}/move', { path: { id }, body: { ...change, client_id } }),
    ),
  { refreshes: [organizerKeys.isAny] },
);
