import { notFound } from '#platform/errors/httpError.ts';
import { organizerOperation } from '#platform/http/organizerOperation.ts';
import { findParticipant } from '../users/participants.ts';

/** A look, and yet in the journal: organizers see a page as the other type does. */
export const getParticipantPage = organizerOperation('getParticipantPage', async ({ path, viewer }, act) => {
  const participant = await findParticipant(act.tx, viewer.id, path.id);
  if (!participant || participant.is_admin) throw notFound('У компании ещё нет страницы.');
  await act.journal('preview', { type: 'participant', ids: [path.id] }, null, null);
  return participant;
});
