import { request } from 'shared-api/client';
import type { Schema } from 'shared-api/contract';
import { organizerKeys } from 'shared-api/organizer';
import { createMutation } from 'shared-api/query';
import { writeOnce } from '#api/writeOnce';

/** Renames a place, or switches it off or on. */
export const useSavePlace = createMutation(
  (id: number, form: Omit<Schema<'PlaceForm'>, 'client_id'>) =>
    writeOnce((client_id) =>
      request('put', '/api/organizer/places/{id}', { path: { id }, body: { ...form, client_id } }),
    ),
  { refreshes: [organizerKeys.isAny] },
);
