import { notFound } from '#platform/errors/httpError.ts';
import { guestOperation } from '#platform/http/operation.ts';
import { findWholeEvent } from './activeEvent.ts';

export const getEvent = guestOperation('getEvent', async (_request, { db }) => {
  const event = await findWholeEvent(db);
  if (!event) throw notFound('Сейчас нет активного мероприятия.');
  const { datestart, dateend, name, venue, address } = event;
  return { datestart, dateend, ...(name && { name }), ...(venue && { venue }), ...(address && { address }) };
});
