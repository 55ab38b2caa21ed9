import { notFound } from '#platform/errors/httpError.ts';
import { participantOperation } from '#platform/http/operation.ts';
import { findAnswerMinutes } from './answerTimes.ts';
import { findParticipant } from './participants.ts';

export const getParticipant = participantOperation('getParticipant', async ({ path, viewer }, { db, clock }) => {
  const participant = await findParticipant(db, viewer.id, path.id);
  if (!participant) throw notFound('Участник не найден.');
  const minutes = (await findAnswerMinutes(db, [path.id], clock.now())).get(path.id);
  return { ...participant, ...(minutes !== undefined && { answer_minutes: minutes }) };
});
