import { notFound } from '#platform/errors/httpError.ts';
import { userOperation } from '#platform/http/operation.ts';
import { findParticipant } from './participants.ts';

export const getParticipant = userOperation('getParticipant', async ({ path, viewer }, { db }) => {
  const participant = await findParticipant(db, viewer.id, path.id);
  if (!participant) throw notFound('Участник не найден.');
  return participant;
});
