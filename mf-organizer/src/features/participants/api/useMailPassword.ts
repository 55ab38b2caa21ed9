import { request } from 'shared-api/client';
import { createMutation } from 'shared-api/query';
import { journalKeys } from '#api/useJournal';

/** Mails a company a new password, once in 10 minutes; resolves to the address with dots in it. */
export const useMailPassword = createMutation(
  (id: number) => request('post', '/api/organizer/participants/{id}/password', { path: { id } }),
  { refreshes: [journalKeys.isAny] },
);
