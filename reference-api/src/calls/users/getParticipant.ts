import { notFound } from '#platform/errors/httpError.ts';
import { participantOperation } from '#platform/http/operation.ts';
import { findParticipant } from './participants.ts';

export const getParticipant = participantOperation('getParticipant', async ({ path, viewer }, { db }) => {
  const participant = await findParticipant(db, viewer.id, path.id);
  if (!participant) throw notFound('Участник не найден.');
  return participant;
});
