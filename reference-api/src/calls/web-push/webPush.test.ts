import assert from 'node:assert/strict';
import { after, beforeEach, test } from 'node:test';
import { eq } from 'drizzle-orm';
import type { Schema } from '#platform/contract/types.ts';
import * as schema from '#platform/database/schema.ts';
import { openPushServiceStub } from '#testing/pushServiceStub.ts';
import { openScene } from '#testing/scene.ts';
import { NOON } from '#testing/testApp.ts';
import type { TestUser } from '#testing/testRows.ts';
import { WEB_PUSH } from '../notices/queuePush.ts';
import { writeNotices, type NewNotice } from '../notices/writeNotices.ts';
import { MESSAGES } from './gatherItems.ts';

const service = await openPushServiceStub();
after(() => service.close());
const { api, supplier, customer, send, answer } = await openScene(
  { supplier: { company: 'Банк «Созвездие»' } },
  { pushHosts: [service.host] },
);
beforeEach(async () => {
  service.answer = () => 201;
  service.messages.length = 0;
  service.asked.length = 0;
  for (const table of [schema.pushSubscriptions, schema.noticeSettings, schema.limitCounts]) await api.db.delete(table);
});

const SLOT = { date: '2026-11-28', point: '12:00' };
const SOON = { date: '2026-11-21', point: '14:00' };

async function subscribe(user: TestUser): Promise<string> {
  const browser = service.browser();
  const answered = await api.call(user, 'POST', '/api/push/subscriptions', { ...browser, device: 'Chrome' });
  assert.equal(answered.status, 200, answered.text);
  return new URL(browser.endpoint).pathname;
}
/** Another browser of the same account. */
const another = async ({ id }: TestUser) => {
  const user = await api.createUser();
  await api.db.update(schema.sessions).set({ user_id: id }).where(eq(schema.sessions.user_id, user.id));
  return { ...user, id };
};
const write = (fields: Partial<NewNotice> = {}) =>
  writeNotices(
    api.db,
    [{ user_id: customer.id, kind: 'cancelled', key: `${Math.random()}`, actor_id: supplier.id, ...SLOT, ...fields }],
    new Date(NOON),
  );
/** @param at time of the day of NOON */
async function runAt(at: string, day = '21'): Promise<void> {
  api.setNow(`2026-11-${day}T${at}+03:00`);
  await api.jobs.runDue([WEB_PUSH]);
  assert.deepEqual(service.problems, []);
}
const settings = (fields: Partial<Schema<'NoticeSettings'>>) =>
  api.db.insert(schema.noticeSettings).values({ user_id: customer.id, ...fields });
const shown = () =>
  service.messages.map(({ content }) => (content as { notification: { title: string } }).notification);
const titles = () => shown().map(({ title }) => title);
const left = () => api.db.$count(schema.pushSubscriptions);
const waiting = () => api.db.$count(schema.jobs, eq(schema.jobs.name, WEB_PUSH));

test('sends an answer to an invitation as a declarative message [DAY-07]', async () => {
  const path = await subscribe(customer);
  await api.db
    .insert(schema.defaultPoints)
    .values([supplier, customer].map(({ id }) => ({ user_id: id, point: SLOT.point, status: 'AVAILABLE' as const })));
  const id = await api.createInvitation(customer, supplier, SLOT);
  assert.equal((await answer(supplier, id)).status, 200);
  await runAt('12:00:04');
  assert.deepEqual(service.asked, []);
  await runAt('12:00:05');
  const [message] = service.messages;
  const [notice] = await api.db.select().from(schema.notices).where(eq(schema.notices.user_id, customer.id));
  assert.deepEqual(message?.content, {
    web_push: 8030,
    notification: {
      title: 'Встреча назначена',
      body: 'Банк «Созвездие», сб, 28.11, 12:00.',
      lang: 'ru',
      tag: `n-${notice?.id}`,
      navigate: `https://vstrecha.test/meetings?date=2026-11-28&meeting=${notice?.meeting_id}`,
    },
    app_badge: 0,
  });
  const week = 7 * 24 * 3600;
  assert.deepEqual(
    [message.path, message.ttl, message.urgency, message.topic],
    [path, week - 5, 'normal', `n-${notice?.id}`],
  );
  const { aud, exp = 0, sub } = message.vapid;
  assert.deepEqual([aud, sub], [`https://${service.host}`, 'mailto:push@vstrecha.test']);
  assert.ok(exp > Date.now() / 1000 && exp <= Date.now() / 1000 + 24 * 3600);
  const { key } = (await api.call(customer, 'GET', '/api/push/key')).json<'getPushKey'>();
  assert.equal(message.publicKey, key);
  await runAt('13:00');
  assert.equal(service.messages.length, 1);
});

test('hurries what is urgent or a reminder [DAY-07]', async () => {
  await subscribe(customer);
  await write({ ...SOON, meeting_id: 1 });
  const meeting_id = await api.createMeeting(supplier, customer, SOON.date, '12:10');
  await write({ kind: 'reminder', ...SOON, point: '12:10', meeting_id });
  await runAt('12:00');
  assert.deepEqual(
    service.messages.map(({ ttl, urgency }) => [ttl, urgency]),
    [
      [2 * 3600, 'high'],
      [600, 'high'],
    ],
  );
  await write({ kind: 'reminder', key: 'old', ...SOON, point: '12:10', meeting_id });
  await runAt('12:10:01');
  assert.equal(service.messages.length, 2);
});

test('omits what a tab has shown or a person read [DAY-07]', async () => {
  await subscribe(customer);
  await write();
  await write();
  await write(SOON);
  const [first, second, urgent] = await api.db
    .select()
    .from(schema.notices)
    .where(eq(schema.notices.user_id, customer.id))
    .orderBy(schema.notices.id);
  await api.call(customer, 'POST', '/api/notices/shown', { ids: [first?.id, urgent?.id] });
  await api.call(customer, 'POST', '/api/notices/read', { ids: [second?.id] });
  await runAt('12:00:05');
  assert.deepEqual(
    service.messages.map(({ topic }) => topic),
    [`n-${urgent?.id}`],
  );
});

test('follows the groups of the settings, but cancels always [DAY-07]', async () => {
  await subscribe(customer);
  const off = { browser: false };
  await settings({ groups: { changes: off, invitations: off, news: off, messages: off } });
  await write({ kind: 'declined' });
  await write({ kind: 'news', text: 'Схема зала' });
  await write({ kind: 'expired' });
  await send(supplier, customer, 'Добрый день');
  await write();
  await runAt('12:00:05');
  assert.deepEqual(titles(), ['Встреча отменена']);
});

test('hides company and content on a locked screen [DAY-07]', async () => {
  await subscribe(customer);
  await settings({ hide_text: true });
  await write({ text: 'Заболел коллега' });
  await write({ kind: 'declined' });
  const meeting_id = await api.createMeeting(supplier, customer, SOON.date, SOON.point);
  await write({ kind: 'arrived', ...SOON, meeting_id, data: { place: 'Стол 14' } });
  await send(supplier, customer, 'Добрый день');
  await runAt('12:00:05');
  assert.deepEqual(titles().sort(), ['Вас ждут', 'Встреча отменена', 'Новое сообщение', 'Приглашение отклонено']);
  assert.doesNotMatch(JSON.stringify(shown()), /Созвездие|коллега|Добрый|Стол/);
});

test('tells of the newest unseen message of a chat alone [DAY-07]', async () => {
  await subscribe(customer);
  const { chat_id } = (await send(supplier, customer, 'Добрый день')).json<'sendMessage'>();
  await send(supplier, customer, 'Есть\nобразцы');
  await runAt('12:00:05');
  const [message] = service.messages;
  assert.equal(service.messages.length, 1);
  assert.deepEqual(message?.content, {
    web_push: 8030,
    notification: {
      title: 'Банк «Созвездие»',
      body: 'Есть образцы',
      lang: 'ru',
      tag: `chat-${chat_id}`,
      navigate: `https://vstrecha.test/messages/${supplier.id}`,
    },
    app_badge: 1,
  });
  assert.equal(message.ttl, 24 * 3600);
  await send(supplier, customer, 'Прочитано сразу');
  await api.call(customer, 'POST', `/api/chats/${chat_id}/seen`);
  await runAt('12:01');
  assert.equal(service.messages.length, 1);
});

test('rings at most 60 times an hour for a chat [DAY-07]', async () => {
  await subscribe(customer);
  const { chat_id } = (await send(supplier, customer, 'Добрый день')).json<'sendMessage'>();
  const [browser] = await api.db.select().from(schema.pushSubscriptions);
  await api.limiter.take(MESSAGES, `${browser?.id} ${chat_id}`, { cost: 59 });
  service.answer = () => 503;
  await runAt('12:00:05');
  service.answer = () => 201;
  // A further try of the same message is free.
  await runAt('12:00:15');
  assert.equal(service.messages.length, 1);
  await send(supplier, customer, 'Ещё одно');
  await runAt('12:00:20');
  assert.equal(service.messages.length, 1);
});

test('holds quiet hours, then tells once what came [DAY-07]', async () => {
  await subscribe(customer);
  api.setNow('2026-11-21T22:30:00+03:00');
  await write();
  await write({ kind: 'declined' });
  await send(supplier, customer, 'Добрый вечер');
  await runAt('22:31');
  await write({ kind: 'declined', key: 'later' });
  await runAt('23:00');
  assert.deepEqual([service.asked, await waiting()], [[], 1]);
  await runAt('08:00', '22');
  assert.deepEqual(titles(), ['Ночью: 4 события']);
  assert.equal(await waiting(), 0);
});

test('tells one notice of the night as itself [DAY-07]', async () => {
  await subscribe(customer);
  api.setNow('2026-11-21T22:30:00+03:00');
  await write();
  await runAt('22:31');
  await runAt('08:00', '22');
  assert.deepEqual(titles(), ['Встреча отменена']);
});

test('forgets a browser that is gone [DAY-07]', async () => {
  for (const status of [404, 410, 403]) {
    service.answer = () => status;
    await subscribe(customer);
    await write();
    await runAt('12:00:05');
    assert.deepEqual([await left(), await waiting()], [0, 0], String(status));
  }
  assert.match(api.reported.join('\n'), /^Web push: localhost:\d+ refuses the keys or VAPID_SUBJECT \(403\)/);
  assert.doesNotMatch(api.reported.join('\n'), /\/push\//);
});

test('forgets a browser whose host the operator has removed [DAY-07]', async () => {
  await subscribe(customer);
  await api.db.update(schema.pushSubscriptions).set({ endpoint: 'https://push.example/removed' });
  await write();
  await runAt('12:00:05');
  assert.deepEqual([await left(), await waiting()], [0, 0]);
});

test('tries again for some minutes, delaying no other browser [DAY-07]', async () => {
  for (const status of [429, 500, 503]) {
    service.asked.length = 0;
    api.setNow(NOON);
    await api.db.delete(schema.pushSubscriptions);
    const broken = await subscribe(customer);
    await subscribe(await another(customer));
    service.answer = (path) => (path === broken ? status : 201);
    await write();
    await runAt('12:00:05');
    assert.equal(service.messages.length, 1);
    for (const at of ['12:00:15', '12:01:15', '12:11:15', '13:00']) await runAt(at);
    assert.equal(service.asked.filter((path) => path === broken).length, 4, String(status));
    assert.deepEqual([await left(), await waiting()], [2, 0]);
    service.messages.length = 0;
  }
  assert.doesNotMatch(api.reported.join('\n'), /\/push\//);
});

test('drops what a push service refuses, follows no redirect [DAY-07]', async () => {
  await subscribe(customer);
  for (const status of [302, 307, 400, 413]) {
    service.answer = () => status;
    await write();
    await runAt('12:00:05');
    api.setNow(NOON);
  }
  assert.deepEqual([service.asked.length, await left(), await waiting()], [4, 1, 0]);
  assert.ok(!service.asked.includes('/elsewhere'));
});

test("stays silent after the session's end or another owner [DAY-07]", async () => {
  await subscribe(customer);
  await write();
  await api.call(customer, 'GET', '/api/auth/logout');
  const browser = service.browser();
  const shared = { ...browser, device: 'Chrome' };
  const other = await another(customer);
  await api.call(other, 'POST', '/api/push/subscriptions', shared);
  await write();
  await api.call(supplier, 'POST', '/api/push/subscriptions', shared);
  const expired = await another(customer);
  await subscribe(expired);
  await write();
  await api.db
    .update(schema.sessions)
    .set({ expires_at: new Date(NOON) })
    .where(eq(schema.sessions.user_id, customer.id));
  await runAt('12:00:05');
  assert.deepEqual(service.asked, []);
});

test('keeps messages within 2 KB, topics within 32 characters [DAY-07]', async () => {
  await subscribe(customer);
  for (const sign of ['Ы', '😀', '"', '\\']) {
    const long = sign.repeat(250);
    await api.db
      .update(schema.users)
      .set({ company: sign.repeat(200) })
      .where(eq(schema.users.id, supplier.id));
    await write({ kind: 'organizer', text: long + long.slice(0, 250) });
    await write({ kind: 'declined', text: long });
  }
  await runAt('12:00:05');
  assert.equal(service.messages.length, 8);
  for (const { content, topic } of service.messages) {
    assert.ok(Buffer.byteLength(JSON.stringify(content)) <= 2048);
    assert.match(topic, /^[\w-]{1,32}$/);
  }
});
