import { participantOperation } from '#platform/http/operation.ts';
import { requireCalendarDate, requireSlotTime } from '../event/slots.ts';
import { findOpenings } from './openings.ts';

export const getOpenings = participantOperation(
  'getOpenings',
  ({ query: { date, point }, viewer }, { db, clock }) => {
    requireCalendarDate(date);
    requireSlotTime(point);
    return findOpenings(db, viewer.id, { date, point }, clock.now());
  },
  { isExpensive: true },
);
