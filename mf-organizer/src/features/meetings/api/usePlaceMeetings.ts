import { request } from 'shared-api/client';
import { organizerKeys } from 'shared-api/organizer';
import { createMutation } from 'shared-api/query';
import { writeOnce } from '#api/writeOnce';
import type { DayMeeting } from '../domain/dayMeeting';
import { inParts } from './inParts';

/** Puts meetings at a place, or takes their places away with `null` (ORG-05). */
export const usePlaceMeetings = createMutation(
  (meetings: readonly DayMeeting[], placeId: number | null) =>
    inParts(meetings, (items) =>
      writeOnce((client_id) =>
        request('post', '/api/organizer/meetings/place', { body: { items, place_id: placeId, client_id } }),
      ),
    ),
  { refreshes: [organizerKeys.isAny] },
);
