import { userOperation } from '../http/operation.ts';
import { badRequest, notFound } from '../http/httpError.ts';
import { findParticipant } from '../users/participants.ts';
import { pointsOf } from './pointStatuses.ts';
import { isCalendarDate } from './slots.ts';

export const getPoints = userOperation('getPoints', async ({ query, viewer }, { db }) => {
  requireCalendarDate(query.date);
  const userId = query.user_id ?? viewer.id;
  if (userId >= 2 ** 31 || !(await findParticipant(db, viewer.id, userId))) throw notFound('Участник не найден.');
  return { points: await pointsOf(db, userId, query.date, viewer.id) };
});

/** Refuses what has the form of a date and is none. */
export function requireCalendarDate(date: string): void {
  if (!isCalendarDate(date)) throw badRequest('Такой даты нет в календаре.');
}
