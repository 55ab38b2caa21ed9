import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { CalendarFile } from '#platform/mail/mail.ts';
import { SLOT_MINUTES, slotStart } from '../points/slots.ts';
import type { Slot } from './russianWhen.ts';

/** A meeting in an e-mail's calendar file. */
export interface CalendarMeeting extends Slot {
  id: number;
  sequence: number;
  company: string;
  place: string | undefined;
}

const MINUTE_MS = 60_000;

/**
 * A calendar file. Its events have the names of those that the front end writes (mf-meetings, calendarEvent.ts), so that a
 * calendar updates what it has.
 */
export function writeCalendar(
  meetings: CalendarMeeting[],
  { publicUrl, now, isCancelled = false }: { publicUrl: string; now: Date; isCancelled?: boolean },
): CalendarFile {
  const { host, hostname } = new URL(publicUrl);
  const method = isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH;
  const calendar = ical({ prodId: { company: 'Vstrecha', product: 'Vstrecha', language: 'RU' }, method });
  for (const { id, sequence, company, place, date, point } of meetings) {
    const start = slotStart(date, point);
    calendar.createEvent({
      id: `meeting-${id}@${host}`,
      sequence,
      start,
      end: new Date(start.getTime() + SLOT_MINUTES * MINUTE_MS),
      stamp: now,
      summary: `Встреча: ${company}`,
      status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      organizer: { name: '«Встреча»', email: `noreply@${hostname}` },
      ...(place !== undefined && { location: place }),
    });
  }
  return { method, content: calendar.toString() };
}
