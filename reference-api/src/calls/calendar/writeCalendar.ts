import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { CalendarFile } from '#platform/mail/mail.ts';
import { SLOT_MINUTES, slotStart } from '../event/slots.ts';

/** A meeting as a calendar shows it. */
export interface CalendarMeeting {
  id: number;
  date: string;
  point: string;
  sequence: number;
  company: string;
  place: string | undefined;
  isCancelled?: boolean;
}

const MINUTE_MS = 60_000;
/** Seconds until calendars should read the feed again. */
const FEED_TTL = 60 * 60;

/**
 * A calendar file, or the feed that calendars subscribe to (RFC 7986). Its events have the names of those that the front end writes (mf-meetings, calendarEvent.ts), so that a
 * calendar updates what it has.
 */
export function writeCalendar(
  meetings: CalendarMeeting[],
  { publicUrl, now, isFeed = false }: { publicUrl: string; now: Date; isFeed?: boolean },
): CalendarFile {
  const { host, hostname } = new URL(publicUrl);
  const isOff = !isFeed && meetings.every(({ isCancelled }) => isCancelled);
  const method = isOff ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH;
  const calendar = ical({
    prodId: { company: 'Vstrecha', product: 'Vstrecha', language: 'RU' },
    method,
    ...(isFeed && { name: 'Встречи', ttl: FEED_TTL }),
  });
  for (const { id, sequence, company, place, date, point, isCancelled } of meetings) {
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
