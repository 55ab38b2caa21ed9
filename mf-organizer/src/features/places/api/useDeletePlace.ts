import { outcome, request } from 'shared-api/client';
import { organizerKeys } from 'shared-api/organizer';
import { createMutation } from 'shared-api/query';

/** Deletes a place without meetings. One that is already gone counts as deleted: an earlier answer may have been lost. */
export const useDeletePlace = createMutation(
  async (id: number) => {
    try {
      await request('delete', '/api/organizer/places/{id}', { path: { id } });
    } catch (error) {
      if (outcome(error) !== 'not-found') throw error;
    }
  },
  { refreshes: [organizerKeys.isAny] },
);
