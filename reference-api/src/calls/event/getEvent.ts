import { notFound } from '#platform/errors/httpError.ts';
import { guestOperation } from '#platform/http/operation.ts';
import { findEvent } from './activeEvent.ts';

export const getEvent = guestOperation('getEvent', async (_request, { db }) => {
  const event = await findEvent(db);
  if (!event) throw notFound('Сейчас нет активного мероприятия.');
  return event;
});
