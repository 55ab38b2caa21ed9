import { request } from 'shared-api/client';
import { organizerKeys } from 'shared-api/organizer';
import { createMutation } from 'shared-api/query';
import { writeOnce } from '#api/writeOnce';
import type { DayMeeting } from '../domain/dayMeeting';
import { inParts } from './inParts';

/** Sets the links of meetings from a template, or takes them away with `null` (ORG-05). */
export const useLinkMeetings = createMutation(
  (meetings: readonly DayMeeting[], template: string | null) =>
    inParts(meetings, (items) =>
      writeOnce((client_id) =>
        request('post', '/api/organizer/meetings/link', { body: { items, template, client_id } }),
      ),
    ),
  { refreshes: [organizerKeys.isAny] },
);
