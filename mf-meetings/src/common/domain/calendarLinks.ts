import { MOSCOW } from 'shared-api/time';
import type { CalendarEvent } from './calendarEvent';

export interface CalendarLinks {
  google: string;
  yandex: string;
  outlook: string;
}

/** Builds links that add one event to Google, Yandex and Outlook calendars. */
export function calendarLinks({ title, description, location, start, end }: CalendarEvent): CalendarLinks {
  return {
    google: address('https://calendar.google.com/calendar/render', {
      action: 'TEMPLATE',
      text: title,
      dates: `${compact(start)}/${compact(end)}`,
      ctz: MOSCOW,
      details: description,
      location,
    }),
    // Undocumented: both pairs of parameter names are in use, and Yandex ignores unknown ones.
    yandex: address('https://calendar.yandex.ru/event', {
      name: title,
      startTs: start,
      endTs: end,
      start,
      end,
      tz_id: MOSCOW,
      description,
      location,
    }),
    // Outlook accepts no zone: UTC keeps the Moscow time, independent of the browser's zone.
    outlook: address('https://outlook.live.com/calendar/0/deeplink/compose', {
      path: '/calendar/action/compose',
      rru: 'addevent',
      subject: title,
      startdt: utc(start),
      enddt: utc(end),
      body: description,
      location,
    }),
  };
}

/** Encodes spaces as %20: Outlook would show «+» literally. */
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
