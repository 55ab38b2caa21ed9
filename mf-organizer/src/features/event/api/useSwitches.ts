import { request } from 'shared-api/client';
import type { Schema } from 'shared-api/contract';
import { organizerKeys } from 'shared-api/organizer';
import { createMutation, useQuery, type Query } from 'shared-api/query';
import { SITE_KEYS } from 'shared-api/site';
import { writeOnce } from '#api/writeOnce';
import { eventKeys } from './eventKeys';

/** The deployment's switches, and which of them its start holds. */
export function useSwitches(): Query<Schema<'OrganizerSettings'>> {
  return useQuery(eventKeys.settings, () => request('get', '/api/organizer/settings'), { isAlwaysAsked: true });
}

export const useSaveSwitch = createMutation(
  (name: Schema<'SwitchName'>, value: boolean) =>
    writeOnce((client_id) => request('put', '/api/organizer/settings', { body: { name, value, client_id } })),
  {
    onSuccess: (cache, answer) => cache.write(eventKeys.settings, answer),
    refreshes: [SITE_KEYS.settings],
    refreshesAfterFailure: [eventKeys.settings],
  },
);

/** Activates all companies that wait. @returns how many it were */
export const useActivateWaiting = createMutation(
  async (expected: number) => {
    const { done } = await writeOnce((client_id) =>
      request('post', '/api/organizer/participants/activate', {
        body: { bulk: { filter: { state: 'waiting' }, except: [], expected }, client_id },
      }),
    );
    return done;
  },
  { refreshes: [organizerKeys.isAny] },
);
