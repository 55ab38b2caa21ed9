import { request } from 'shared-api/client';
import type { Schema } from 'shared-api/contract';
import { organizerKeys } from 'shared-api/organizer';
import { createMutation } from 'shared-api/query';
import { writeOnce } from '#api/writeOnce';

/** Adds places; those that exist stay as they are. */
export const useAddPlaces = createMutation(
  (places: Schema<'NewPlace'>[]) =>
    writeOnce((client_id) => request('post', '/api/organizer/places', { body: { places, client_id } })),
  { refreshes: [organizerKeys.isAny] },
);
