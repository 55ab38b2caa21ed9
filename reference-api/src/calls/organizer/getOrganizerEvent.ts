import { administratorOperation } from '#platform/http/operation.ts';
import { readEvent } from './eventDates.ts';

export const getOrganizerEvent = administratorOperation('getOrganizerEvent', async (_request, { db }) => ({
  event: await readEvent(db),
}));
