import { request } from 'shared-api/client';
import type { Schema } from 'shared-api/contract';
import { createMutation, useQuery, type Query } from 'shared-api/query';
import { SITE_KEYS } from 'shared-api/site';
import { writeOnce } from '#api/writeOnce';
import { eventKeys } from './eventKeys';

type Event = Schema<'OrganizerEventAnswer'>;

/** The active event with its version; `event` is null before the first is planned. */
export function useOrganizerEvent(): Query<Event> {
  return useQuery(eventKeys.event, () => request('get', '/api/organizer/event'), { isAlwaysAsked: true });
}

/**
 * Saves the event, or plans the first one.
 * @throws ApiError 409 with the other organizer's version, or with the number of meetings and invitations that end
 */
export const useSaveEvent = createMutation(
  (form: Omit<Schema<'OrganizerEventForm'>, 'client_id'>) =>
    writeOnce((client_id) => request('put', '/api/organizer/event', { body: { ...form, client_id } })),
  {
    onSuccess: (cache, answer) => cache.write(eventKeys.event, answer),
    refreshes: [SITE_KEYS.event],
  },
);
