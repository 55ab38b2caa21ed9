import { expect, test } from '@jest/globals';
import { calendarLinks } from './calendarLinks';

const event = {
  uid: 'meeting-31@localhost',
  sequence: 0,
  start: '2026-11-28T23:30:00',
  end: '2026-11-29T00:00:00',
  title: 'Встреча: «Рога & копыта» + сын, #1',
  description: 'Ссылка на встречу: https://meet.example/a?b=1&c=2\nСтраница компании: http://localhost/profile/7',
  location: 'Стол 14, зал Б',
  href: 'https://meet.example/a?b=1&c=2',
};
const parse = (address: string) => {
  const { origin, pathname, searchParams, hash } = new URL(address);
  return { page: origin + pathname, hash, ...Object.fromEntries(searchParams) };
};

test('gives Google the Moscow time with its zone', () =>
  expect(parse(calendarLinks(event).google)).toEqual({
    page: 'https://calendar.google.com/calendar/render',
    hash: '',
    action: 'TEMPLATE',
    text: event.title,
    dates: '20261128T233000/20261129T000000',
    ctz: 'Europe/Moscow',
    details: event.description,
    location: event.location,
  }));

test('gives Yandex the Moscow time with its zone', () =>
  expect(parse(calendarLinks(event).yandex)).toEqual({
    page: 'https://calendar.yandex.ru/event',
    hash: '',
    name: event.title,
    startTs: event.start,
    endTs: event.end,
    start: event.start,
    end: event.end,
    tz_id: 'Europe/Moscow',
    description: event.description,
    location: event.location,
  }));

test('gives Outlook UTC times and encodes spaces as %20', () => {
  const { outlook } = calendarLinks(event);
  expect(parse(outlook)).toEqual({
    page: 'https://outlook.live.com/calendar/0/deeplink/compose',
    hash: '',
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: event.title,
    startdt: '2026-11-28T20:30:00Z',
    enddt: '2026-11-28T21:00:00Z',
    body: event.description,
    location: event.location,
  });
  expect(outlook).not.toContain('+');
});

test('omits the location of a meeting without place and link', () => {
  const { google, yandex, outlook } = calendarLinks({ ...event, location: '' });
  for (const link of [google, yandex, outlook]) expect(new URL(link).searchParams.has('location')).toBe(false);
});
