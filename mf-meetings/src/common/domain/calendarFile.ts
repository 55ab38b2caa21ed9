import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { serverNow } from 'shared-api/clock';
import { MOSCOW } from 'shared-api/time';
import type { CalendarEvent } from './calendarEvent';

/** Alarm before the meeting, in seconds. */
const ALARM_S = 600;

/** Moscow's offset since autumn 2014. Outlook reads the zone definition in the file and ignores the zone's name. */
const MOSCOW_TIMEZONE = [
  'BEGIN:VTIMEZONE',
  `TZID:${MOSCOW}`,
  'BEGIN:STANDARD',
  'DTSTART:20141026T020000',
  'TZOFFSETFROM:+0400',
  'TZOFFSETTO:+0300',
  'TZNAME:MSK',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n');

/**
 * Writes events as an iCalendar file (RFC 5545). Import this module lazily: it pulls in a library.
 * @param isCancelled the file removes the events from calendars that contain them
 */
export function writeCalendarFile(events: readonly CalendarEvent[], { isCancelled = false } = {}): string {
  const now = new Date(serverNow());
  const calendar = ical({
    prodId: '//Vstrecha//Vstrecha//RU',
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
    // Without a zone name the library writes the stamps in UTC, as the format requires.
    timezone: { name: null, generator: () => MOSCOW_TIMEZONE },
  });
  for (const event of events) {
    calendar.createEvent({
      id: event.uid,
      sequence: isCancelled ? event.sequence + 1 : event.sequence,
      status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      stamp: now,
      lastModified: now,
      // The library formats a date in the browser's zone but labels it with the event's zone, so pass wall time.
      start: new Date(event.start),
      end: new Date(event.end),
      timezone: MOSCOW,
      summary: printable(event.title),
      description: printable(event.description),
      location: event.location === '' ? null : printable(event.location),
      // The library escapes commas and semicolons as in text, which would break a URL.
      url: event.href?.replaceAll(',', '%2C').replaceAll(';', '%3B') ?? null,
      alarms: isCancelled
        ? []
        : [{ type: ICalAlarmType.display, trigger: ALARM_S, description: printable(event.title) }],
    });
  }
  // Every line ends with a line break, including the last one.
  return `${calendar.toString().trimEnd()}\r\n`;
}

/** Calendars accept no control characters other than line breaks and tabs. */
function printable(text: string): string {
  return text.replace(/[^\P{Cc}\r\n\t]/gu, ' ');
}
