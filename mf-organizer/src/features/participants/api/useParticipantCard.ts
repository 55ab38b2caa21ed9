import { request } from 'shared-api/client';
import type { Schema } from 'shared-api/contract';
import { createMutation, useQuery } from 'shared-api/query';
import { journalKeys } from '#api/useJournal';
import { writeOnce } from '#api/writeOnce';
import { participantsKeys } from './participantsKeys';

/** A company with what organizers note about it and the e-mails it got. */
export function useParticipantCard(id: number) {
  return useQuery(participantsKeys.card(id), ([, , , company]) =>
    request('get', '/api/organizer/participants/{id}', { path: { id: company } }),
  );
}

/** Saves what organizers note; a 409 brings the present state. */
export const useSaveParticipant = createMutation(
  (id: number, form: Omit<Schema<'OrganizerCardForm'>, 'client_id'>) =>
    writeOnce((client_id) =>
      request('put', '/api/organizer/participants/{id}', { path: { id }, body: { ...form, client_id } }),
    ),
  {
    onSuccess: (cache, card, id) => cache.write(participantsKeys.card(id), card),
    refreshes: [participantsKeys.isList, journalKeys.isAny],
    refreshesAfterFailure: [participantsKeys.isCard],
  },
);
