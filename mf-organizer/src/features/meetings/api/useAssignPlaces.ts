import { request } from 'shared-api/client';
import { organizerKeys } from 'shared-api/organizer';
import { createMutation } from 'shared-api/query';
import { writeOnce } from '#api/writeOnce';

/** Gives all meetings of a day without a place their places (ORG-05). */
export const useAssignPlaces = createMutation(
  (date: string) =>
    writeOnce((client_id) =>
      request('post', '/api/organizer/meetings/assign', { body: { date, keep: true, dry_run: false, client_id } }),
    ),
  { refreshes: [organizerKeys.isAny] },
);
