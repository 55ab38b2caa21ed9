import { afterEach, beforeEach, expect, test } from '@jest/globals';
import ICAL from 'ical.js';
import { noteServerDate } from 'shared-api/clock';
import type { MeetingCompany } from 'shared-api/contract';
import { calendarEventOf, calendarEventsOf } from './calendarEvent';
import { writeCalendarFile } from './calendarFile';
import type { Meeting } from './meeting';

const met = (part: Partial<MeetingCompany> = {}): MeetingCompany => ({
  point: '10:00',
  company: 'Банк «Созвездие»',
  company_id: 7,
  is_move: false,
  meeting_id: 31,
  sequence: 0,
  ...part,
});
const meeting = (part: Partial<Meeting> = {}): Meeting => ({
  date: '2026-11-28',
  point: '10:00',
  link: 'https://meet.example/abc',
  companies: [met()],
  ...part,
});
const fileOf = (...meetings: Meeting[]) => writeCalendarFile(calendarEventsOf(meetings));
const cancelledFileOf = (one: Meeting, company = one.companies[0] ?? met()) =>
  writeCalendarFile([calendarEventOf(one, company)], { isCancelled: true });

/** Parses a file with a different library than the one that writes it. */
function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  return {
    method: calendar.getFirstPropertyValue('method'),
    events: calendar.getAllSubcomponents('vevent').map((component) => {
      const event = new ICAL.Event(component);
      return {
        uid: event.uid,
        sequence: event.sequence,
        status: component.getFirstPropertyValue('status'),
        stamp: (component.getFirstPropertyValue('dtstamp') as ICAL.Time).toJSDate().toISOString(),
        modified: (component.getFirstPropertyValue('last-modified') as ICAL.Time).toJSDate().toISOString(),
        zone: component.getFirstProperty('dtstart')?.getParameter('tzid'),
        wallTime: event.startDate.toString(),
        start: event.startDate.toJSDate().toISOString(),
        end: event.endDate.toJSDate().toISOString(),
        summary: event.summary,
        description: event.description,
        location: event.location,
        url: component.getFirstPropertyValue('url'),
        alarms: component
          .getAllSubcomponents('valarm')
          .map((alarm) => [
            alarm.getFirstPropertyValue('action'),
            String(alarm.getFirstPropertyValue('trigger')),
            alarm.getFirstPropertyValue('description'),
          ]),
      };
    }),
  };
}

/**
 * Events in a calendar after importing files in order: for the same UID the higher sequence wins, then the later stamp
 * (RFC 5546, 2.1.5).
 */
function calendarAfter(...files: string[]) {
  const shown = new Map<string, ReturnType<typeof read>['events'][number]>();
  for (const event of files.flatMap((file) => read(file).events)) {
    const known = shown.get(event.uid);
    const isNewer =
      !known || event.sequence > known.sequence || (event.sequence === known.sequence && event.stamp >= known.stamp);
    if (isNewer) shown.set(event.uid, event);
  }
  return [...shown.values()].filter(({ status }) => status !== 'CANCELLED');
}

const serverSays = (instant: string) => noteServerDate(new Date(instant).toUTCString());
beforeEach(() => serverSays('2026-11-22T09:00:00Z'));
afterEach(() => serverSays(new Date().toUTCString()));

test('writes time, link, company page and alarm of a meeting', () => {
  const { method, events } = read(fileOf(meeting()));
  expect(method).toBe('PUBLISH');
  expect(events).toEqual([
    {
      uid: 'meeting-31@localhost',
      sequence: 0,
      status: 'CONFIRMED',
      stamp: '2026-11-22T09:00:00.000Z',
      modified: '2026-11-22T09:00:00.000Z',
      zone: 'Europe/Moscow',
      wallTime: '2026-11-28T10:00:00',
      start: '2026-11-28T07:00:00.000Z',
      end: '2026-11-28T07:30:00.000Z',
      summary: 'Встреча: Банк «Созвездие»',
      description: 'Ссылка на встречу: https://meet.example/abc\nСтраница компании: http://localhost/profile/7',
      location: 'https://meet.example/abc',
      url: 'https://meet.example/abc',
      alarms: [['DISPLAY', '-PT10M', 'Встреча: Банк «Созвездие»']],
    },
  ]);
});

test('stamps events by the server’s clock', () => {
  serverSays('2031-05-05T21:30:00Z');
  expect(read(fileOf(meeting())).events[0]).toMatchObject({
    stamp: '2031-05-05T21:30:00.000Z',
    modified: '2031-05-05T21:30:00.000Z',
  });
});

test('ends a day’s last slot on the next day', () => {
  const [late, newYear] = read(
    fileOf(
      meeting({ point: '23:30', companies: [met({ point: '23:30' })] }),
      meeting({ date: '2026-12-31', point: '23:30', companies: [met({ point: '23:30', meeting_id: 32 })] }),
    ),
  ).events;
  expect([late?.start, late?.end]).toEqual(['2026-11-28T20:30:00.000Z', '2026-11-28T21:00:00.000Z']);
  expect([newYear?.start, newYear?.end]).toEqual(['2026-12-31T20:30:00.000Z', '2026-12-31T21:00:00.000Z']);
});

test('replaces a moved meeting and removes a cancelled one', () => {
  const first = meeting();
  const moved = meeting({ date: '2026-11-29', point: '15:30', companies: [met({ point: '15:30', sequence: 1 })] });
  const movedBack = meeting({ companies: [met({ sequence: 2 })] });
  const other = meeting({ point: '12:00', companies: [met({ point: '12:00', meeting_id: 40, company: 'Парус' })] });

  const starts = (...files: string[]) => calendarAfter(...files).map(({ start }) => start);
  expect(starts(fileOf(first), fileOf(moved))).toEqual(['2026-11-29T12:30:00.000Z']);
  expect(starts(fileOf(first), fileOf(moved), fileOf(movedBack))).toEqual(['2026-11-28T07:00:00.000Z']);
  // Importing a file from before the move again changes no event.
  expect(starts(fileOf(moved), fileOf(first))).toEqual(['2026-11-29T12:30:00.000Z']);
  expect(starts(fileOf(first, other), fileOf(moved), cancelledFileOf(moved))).toEqual(['2026-11-28T09:00:00.000Z']);
  expect(starts(fileOf(first, other), cancelledFileOf(moved), fileOf(moved))).toEqual(['2026-11-28T09:00:00.000Z']);
  expect(read(cancelledFileOf(moved))).toMatchObject({
    method: 'CANCEL',
    events: [{ status: 'CANCELLED', sequence: 2, uid: 'meeting-31@localhost', alarms: [] }],
  });
});

test('replaces the event when the link arrives later', () => {
  const before = fileOf(meeting({ link: null }));
  serverSays('2026-11-23T09:00:00Z');
  expect(calendarAfter(before, fileOf(meeting()))).toMatchObject([{ url: 'https://meet.example/abc' }]);
});

test('identifies a meeting without id by company and slot', () => {
  const { meeting_id: _id, sequence: _sequence, ...unnumbered } = met();
  const old = meeting({ companies: [unnumbered] });
  const first = fileOf(old);
  expect(read(first).events[0]?.uid).toBe('meeting-7-2026-11-28-1000@localhost');
  const cancelled = cancelledFileOf(old);
  expect(calendarAfter(first, cancelled)).toEqual([]);
  // A meeting agreed again after cancelling must reappear.
  serverSays('2026-11-22T09:05:00Z');
  expect(calendarAfter(first, cancelled, fileOf(old))).toHaveLength(1);
});

test('writes one event per company of a slot', () => {
  const both = meeting({ companies: [met(), met({ company: 'Парус', company_id: 8, meeting_id: 32 })] });
  expect(read(fileOf(both)).events.map(({ summary }) => summary)).toEqual([
    'Встреча: Банк «Созвездие»',
    'Встреча: Парус',
  ]);
});

test('names the place as location and keeps the link [ORG-05]', () => {
  const place = { label: 'Стол 14', hall: 'Б', kind: 'table' as const };
  expect(read(fileOf(meeting({ companies: [met({ place })] }))).events[0]).toMatchObject({
    location: 'Стол 14, зал Б',
    url: 'https://meet.example/abc',
    description: expect.stringContaining('https://meet.example/abc'),
  });
  expect(
    read(fileOf(meeting({ link: null, companies: [met({ place: { ...place, hall: '' } })] }))).events[0],
  ).toMatchObject({
    location: 'Стол 14',
    url: null,
  });
});

test('mentions a non-web link in the description only', () => {
  const [event] = read(fileOf(meeting({ link: 'javascript:alert(1)' }))).events;
  expect(event).toMatchObject({ url: null, location: null });
  expect(event?.description).toContain('javascript:alert(1)');
});

const LINE = 75;
test.each([
  'ООО «Рога, копыта; и компания»',
  'Обратная \\ черта, «кавычки» и "кавычки"',
  'Две\nстроки',
  'Конфетти 🎉 и семья 👨‍👩‍👧‍👦',
  'Я'.repeat(200),
  '🎉'.repeat(200),
  `${'a'.repeat(61)}${'🎉Я,'.repeat(40)}`,
  'BEGIN:VEVENT\r\nSUMMARY:чужая\r\nEND:VEVENT',
  ' пробелы по краям ',
])('writes the name %j unchanged in lines of 75 octets', (company) => {
  const file = fileOf(
    meeting({ link: `https://meet.example/a?b=1,2;c=${'d'.repeat(80)}`, companies: [met({ company })] }),
  );
  const { events } = read(file);
  expect(events).toHaveLength(1);
  expect(events[0]?.summary).toBe(`Встреча: ${company.replace('\r\n', '\n').replace('\r\n', '\n')}`);
  expect(events[0]?.location).toBe(`https://meet.example/a?b=1,2;c=${'d'.repeat(80)}`);
  expect(new URL(String(events[0]?.url)).searchParams.get('b')).toBe(`1,2;c=${'d'.repeat(80)}`);

  const lines = file.split('\r\n');
  expect(file).not.toMatch(/[^\r]\n/);
  expect(lines.at(-1)).toBe('');
  for (const line of lines) {
    const octets = new TextEncoder().encode(line);
    expect(octets.length).toBeLessThanOrEqual(LINE);
    // Line folding must not split a multi-byte character.
    expect(new TextDecoder('utf-8', { fatal: true }).decode(octets)).toBe(line);
  }
});

test('replaces control characters by spaces', () => {
  expect(fileOf(meeting({ companies: [met({ company: 'a\u0000b\u0007c\u007fd' })] }))).toContain('a b c d');
});
