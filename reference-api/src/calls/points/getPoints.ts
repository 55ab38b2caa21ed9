import { badRequest } from '#platform/errors/httpError.ts';
import { userOperation } from '#platform/http/operation.ts';
import { requireCalendarDate } from '../event/slots.ts';
import { requireParticipant } from '../users/requireParticipant.ts';
import { pointsOf, scheduleOf } from './pointStatuses.ts';

export const getPoints = userOperation('getPoints', async ({ query, viewer }, { db }) => {
  const { date, user_id, company_id } = query;
  if (user_id !== undefined && company_id !== undefined && user_id !== company_id)
    throw badRequest('user_id и company_id называют разных участников.');
  const userId = user_id ?? company_id ?? viewer.id;
  if (date === undefined) {
    if (userId !== viewer.id) throw badRequest('Укажите дату: свободное время по умолчанию видит только его владелец.');
    return { points: await scheduleOf(db, userId) };
  }
  requireCalendarDate(date);
  await requireParticipant(db, viewer, userId);
  return { points: await pointsOf(db, userId, date, viewer.id) };
});
