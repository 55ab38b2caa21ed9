import { MOSCOW } from 'shared-api/time';
import type { CalendarEvent } from './calendarEvent';

/** Addresses of calendars on the web with a new event filled in. */
export interface CalendarLinks {
  google: string;
  yandex: string;
  outlook: string;
}

/** What leads to one event in each of the calendars that people have open in a browser. */
export function calendarLinks({ title, description, href = '', start, end }: CalendarEvent): CalendarLinks {
  return {
    google: address('https://calendar.google.com/calendar/render', {
      action: 'TEMPLATE',
      text: title,
      dates: `${compact(start)}/${compact(end)}`,
      ctz: MOSCOW,
      details: description,
      location: href,
    }),
    // Yandex documents no such address; both pairs of names for the time are in use, and it passes over what it does not know.
    yandex: address('https://calendar.yandex.ru/event', {
      name: title,
      startTs: start,
      endTs: end,
      start,
      end,
      tz_id: MOSCOW,
      description,
      location: href,
    }),
    // It takes no zone: the instant in UTC is the same time of the day in Moscow, and never the visitor's.
    outlook: address('https://outlook.live.com/calendar/0/deeplink/compose', {
      path: '/calendar/action/compose',
      rru: 'addevent',
      subject: title,
      startdt: utc(start),
      enddt: utc(end),
      body: description,
      location: href,
    }),
  };
}

/** Outlook shows a «+» for a space as it stands. */
function address(page: string, parameters: Record<string, string>): string {
  const query = new URLSearchParams(Object.entries(parameters).filter(([, value]) => value !== ''));
  return `${page}?${query.toString().replaceAll('+', '%20')}`;
}

/** yyyyMMddTHHmmss */
function compact(time: string): string {
  return time.replace(/[-:]/g, '');
}

function utc(time: string): string {
  return new Date(`${time}+03:00`).toISOString().replace('.000Z', 'Z');
}
