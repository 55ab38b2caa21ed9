import { serverNow } from 'shared-api/clock';
import type { MeetingCompany, Schema } from 'shared-api/contract';
import { slotStart } from 'shared-api/time';
import { isMeetingOver, type Meeting } from './meeting';

const HOUR_MS = 60 * 60_000;

/** Delays to choose from, in minutes. */
export const DELAYS = [5, 10, 15] as const;

/** Whether the partner of a meeting can hear of an arrival: from an hour before it to its end. */
export function isArrivalTime(meeting: Pick<Meeting, 'date' | 'point'>): boolean {
  return slotStart(meeting.date, meeting.point) - serverNow() <= HOUR_MS && !isMeetingOver(meeting);
}

/** A company of a meeting with what the own side told it. */
export function withArrival(
  { own_arrival: _before, ...company }: MeetingCompany,
  { state, ...rest }: Schema<'ArrivalChange'>,
): MeetingCompany {
  return state === 'none' ? company : { ...company, own_arrival: { state, ...rest } };
}
