import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import * as schema from '#platform/database/schema.ts';
import { openScene } from '#testing/scene.ts';
import { NOON } from '#testing/testApp.ts';
import type { TestUser } from '#testing/testRows.ts';

const DATE = '2026-11-28';
const { api, supplier, customer, freeSlots, answer } = await openScene({
  supplier: { company: 'Шаг' },
  customer: { company: 'Банк «Созвездие»; «Дом, сад»' },
});
beforeEach(async () => {
  api.setNow(NOON);
  for (const user of [supplier, customer]) await freeSlots(user, '10:00', '11:00', '12:00');
});

const addressOf = async (user: TestUser) => {
  const { url } = (await api.call(user, 'GET', '/api/calendar')).json<'getCalendar'>();
  return url;
};
const read = (url: string, headers: Record<string, string> = {}) =>
  api.app.inject({ method: 'GET', url: new URL(url).pathname, headers });
/** What a calendar program reads. */
async function events(url: string) {
  const calendar = new ICAL.Component(ICAL.parse((await read(url)).body) as unknown[]);
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      sequence: event.sequence,
      start: event.startDate.toJSDate().toISOString(),
      minutes: event.duration.toSeconds() / 60,
      summary: event.summary,
      status: component.getFirstPropertyValue('status'),
      place: event.location,
    };
  });
}
const invite = async (fields: object = {}) =>
  (
    await api.call(supplier, 'POST', '/api/invite', { user_id: customer.id, date: DATE, point: '12:00', ...fields })
  ).json<'invite'>().id;

test('follows a meeting that is agreed, moved and cancelled [AFTER-03]', async () => {
  const url = await addressOf(supplier);
  assert.match(url, /^https:\/\/vstrecha\.test\/api\/calendar\/[\da-f]{64}\.ics$/);
  assert.deepEqual(await events(url), []);

  await answer(customer, await invite());
  const [meeting] = await api.db.select().from(schema.meetings);
  const agreed = {
    uid: `meeting-${meeting?.id}@vstrecha.test`,
    sequence: 0,
    start: '2026-11-28T09:00:00.000Z',
    minutes: 30,
    summary: 'Встреча: Банк «Созвездие»; «Дом, сад»',
    status: 'CONFIRMED',
    place: null,
  };
  assert.deepEqual(await events(url), [agreed]);
  assert.equal((await events(await addressOf(customer)))[0]?.summary, 'Встреча: Шаг');

  await answer(customer, await invite({ point: '11:00', _date: DATE, _point: '12:00' }));
  const moved = { ...agreed, sequence: 1, start: '2026-11-28T08:00:00.000Z' };
  assert.deepEqual(await events(url), [moved]);

  await api.call(customer, 'POST', `/api/meeting/cancel?date=${DATE}&point=11:00`);
  const cancelled = { ...moved, sequence: 2, status: 'CANCELLED' };
  for (const user of [supplier, customer])
    assert.deepEqual(
      (await events(await addressOf(user))).map(({ uid, sequence, status }) => [uid, sequence, status]),
      [[cancelled.uid, 2, 'CANCELLED']],
    );
  // After a week it is forgotten.
  api.setNow('2026-11-29T12:00:00+03:00');
  assert.deepEqual(await events(url), []);
});

test('asks calendars to come hourly and answers 304 [AFTER-03]', async () => {
  const url = await addressOf(supplier);
  const first = await read(url);
  assert.equal(first.headers['content-type'], 'text/calendar; charset=utf-8');
  assert.match(first.body, /REFRESH-INTERVAL;VALUE=DURATION:PT1H\r\n/);
  assert.match(first.body, /X-PUBLISHED-TTL:PT1H\r\n/);
  const etag = String(first.headers['etag']);
  for (const tag of [etag, `W/${etag}`]) {
    const again = await read(url, { 'if-none-match': tag });
    assert.deepEqual([again.statusCode, again.body], [304, '']);
  }
  await api.createMeeting(supplier, customer, DATE, '10:00');
  assert.equal((await read(url, { 'if-none-match': etag })).statusCode, 200);
});

test('ends the former address on a reset [AFTER-03]', async () => {
  const url = await addressOf(supplier);
  const next = (await api.call(supplier, 'POST', '/api/calendar/reset')).json<'resetCalendar'>().url;
  assert.notEqual(next, url);
  assert.equal(await addressOf(supplier), next);
  assert.deepEqual([(await read(url)).statusCode, (await read(next)).statusCode], [404, 200]);
});

test('answers one 404 to unknown, reset and blocked calendars [AFTER-03]', async () => {
  const url = await addressOf(supplier);
  await api.db.update(schema.users).set({ is_blocked: true }).where(eq(schema.users.id, supplier.id));
  const texts = await Promise.all(
    [url, url.replace(/[\da-f]{4}\.ics/, '0000.ics'), 'https://vstrecha.test/api/calendar/1.ics'].map(
      async (address) => {
        const { statusCode, body } = await read(address);
        return `${statusCode} ${body}`;
      },
    ),
  );
  assert.deepEqual(new Set(texts), new Set(['404 Такого календаря нет.']));
});

test('reads a calendar at most sixty times an hour [AFTER-03]', async () => {
  const url = await addressOf(supplier);
  for (let count = 0; count < 60; count += 1) assert.equal((await read(url)).statusCode, 200);
  const refused = await read(url);
  assert.equal(refused.statusCode, 429);
  assert.ok(Number(refused.headers['retry-after']) > 0);
});
