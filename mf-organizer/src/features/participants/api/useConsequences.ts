import { request } from 'shared-api/client';
import { useQuery } from 'shared-api/query';
import { participantsKeys } from './participantsKeys';

/** What blocking a company would undo. @param id undefined makes no call */
export function useConsequences(id: number | undefined) {
  return useQuery(
    id === undefined ? null : participantsKeys.consequences(id),
    ([, , , company]) => request('get', '/api/organizer/participants/{id}/consequences', { path: { id: company } }),
    { isAlwaysAsked: true },
  );
}
