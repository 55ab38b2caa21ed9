import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { serverNow } from 'shared-api/clock';
import { MOSCOW } from 'shared-api/time';
import type { CalendarEvent } from './calendarEvent';

/** How long before a meeting the calendar rings, in seconds. */
const ALARM_S = 600;

/** Moscow's time as it has been since the autumn of 2014. Outlook reads the zone from the file, not from its name. */
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
 * Writes events as an iCalendar file (RFC 5545). It carries a library: import it when somebody asks for a file.
 * @param isCancelled the meetings no longer take place: calendars that have them remove them
 */
export function writeCalendarFile(events: readonly CalendarEvent[], { isCancelled = false } = {}): string {
  const now = new Date(serverNow());
  const calendar = ical({
    prodId: '//Vstrecha//Vstrecha//RU',
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
    // Without a name of its own, so that the stamps of the events stay in UTC, as they must.
    timezone: { name: null, generator: () => MOSCOW_TIMEZONE },
  });
  for (const event of events) {
    calendar.createEvent({
      id: event.uid,
      sequence: isCancelled ? event.sequence + 1 : event.sequence,
      status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      stamp: now,
      lastModified: now,
      // The library writes the wall time of a date in the browser's zone under the zone that the event names.
      start: new Date(event.start),
      end: new Date(event.end),
      timezone: MOSCOW,
      summary: printable(event.title),
      description: printable(event.description),
      location: event.href ?? null,
      // The library escapes it like a text, which an address must not be.
      url: event.href?.replaceAll(',', '%2C').replaceAll(';', '%3B') ?? null,
      alarms: isCancelled
        ? []
        : [{ type: ICalAlarmType.display, trigger: ALARM_S, description: printable(event.title) }],
    });
  }
  // The format ends every line with a break, the last one too.
  return `${calendar.toString().trimEnd()}\r\n`;
}

/** Of control characters a calendar takes breaks and tabs only. */
function printable(text: string): string {
  return text.replace(/[^\P{Cc}\r\n\t]/gu, ' ');
}
