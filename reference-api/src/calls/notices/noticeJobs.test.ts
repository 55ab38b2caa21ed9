import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import type { Schema } from '#platform/contract/types.ts';
import * as schema from '#platform/database/schema.ts';
import { openScene } from '#testing/scene.ts';
import type { TestUser } from '#testing/testRows.ts';
import { writeDue } from './noticeJobs.ts';

const { api, supplier, customer } = await openScene({
  supplier: { company: 'Шаг' },
  customer: { company: 'Банк «Созвездие»' },
});
const DATE = '2026-11-25';
let now = '';
const runAt = async (moment: string) => {
  now = moment.length > 5 ? moment : `${DATE}T${moment}:00+03:00`;
  api.setNow(now);
  await api.jobs.runDue(['notices by the clock']);
  await api.jobs.runDue(['untold news', 'untold notices']);
};
const bellOf = async (user: TestUser) => (await api.call(user, 'GET', '/api/notices')).json<'getNotices'>().notices;
const kindsOf = async (user: TestUser) => (await bellOf(user)).map(({ kind }) => kind);
const pushedTo = (user: TestUser) =>
  api.pushed
    .filter(({ channel, event }) => channel === `private-user-${user.id}` && event === 'notice')
    .map(({ data }) => (data as { notice: Schema<'Notice'> }).notice.kind);

beforeEach(async () => {
  await api.db.delete(schema.invitations);
  await api.db.delete(schema.meetings);
});

test('announces an expiring invitation three hours ahead, then its expiry', async () => {
  const created_at = new Date(`${DATE}T10:00:00+03:00`);
  await api.createInvitation(supplier, customer, { date: DATE, point: '15:00', created_at });
  await runAt('11:59');
  assert.deepEqual(await kindsOf(customer), []);
  await runAt('12:00');
  await runAt('12:01');
  assert.deepEqual([await kindsOf(customer), await kindsOf(supplier)], [['expiring'], []]);
  await runAt('15:00');
  await runAt('15:01');
  assert.deepEqual([await kindsOf(customer), await kindsOf(supplier)], [['expiring'], ['expired']]);
  assert.deepEqual([pushedTo(customer), pushedTo(supplier)], [['expiring'], ['expired']]);
});

test('skips answered invitations', async () => {
  for (const status of ['ACCEPTED', 'REJECTED', 'CANCELED'] as const)
    await api.createInvitation(supplier, customer, { date: DATE, point: '15:00', status });
  await runAt('12:00');
  await runAt('15:00');
  assert.deepEqual([await bellOf(customer), await bellOf(supplier)], [[], []]);
});

test('reminds of a meeting, then asks for its result', async () => {
  await api.createMeeting(supplier, customer, DATE, '15:00', 'https://meet.example/7');
  for (const time of ['14:49', '14:50', '14:51', '15:29', '15:30', '15:31']) await runAt(time);
  for (const user of [supplier, customer]) assert.deepEqual(await kindsOf(user), ['result', 'reminder']);
  const [, reminder] = await bellOf(customer);
  assert.deepEqual(
    [reminder?.urgent, reminder?.place, reminder?.actor?.company],
    [true, 'https://meet.example/7', 'Шаг'],
  );
});

test('sums up the meetings of today at 08:30 [ANS-03]', async () => {
  await api.createMeeting(supplier, customer, DATE, '15:00', 'https://meet.example/7');
  await api.createMeeting(supplier, await api.createUser({ type: 'Заказчик', company: 'Лель' }), DATE, '10:00');
  await runAt('08:29');
  await runAt('08:30');
  await runAt('08:31');
  const [day, ...others] = await bellOf(supplier);
  assert.deepEqual([day?.kind, day?.count, day?.point, day?.actor?.company, others], ['day', 2, '10:00', 'Лель', []]);
  await api.sendEmails();
  const mail = api.mails.find(({ to }) => to === supplier.email);
  assert.equal(mail?.subject, 'Ваши встречи сегодня, 25.11: первая в 10:00, Лель');
  assert.match(
    mail?.text ?? '',
    /Сегодня у вас 2 встречи, первая в 10:00: Лель\.\n\n10:00 Лель\n15:00 Банк «Созвездие», https:\/\/meet\.example\/7\n/,
  );
  assert.equal(mail?.calendar?.content.match(/BEGIN:VEVENT/g)?.length, 2);
});

test('reminds of unanswered invitations every second day at 10:00', async () => {
  for (const point of ['15:00', '15:30']) await api.createInvitation(supplier, customer, { date: '2026-12-01', point });
  for (const day of ['21', '22', '23', '24', '25']) await runAt(`2026-11-${day}T10:00:00+03:00`);
  assert.deepEqual(
    (await bellOf(customer)).map(({ kind, at, count }) => [kind, at.slice(0, 10), count]),
    [
      ['waiting', '2026-11-25', 2],
      ['waiting', '2026-11-23', 2],
    ],
  );
});

test('tells of a meeting link, once for each', async () => {
  await api.createMeeting(supplier, customer, '2026-11-28', '10:00');
  const setLink = (link: string | null) => api.db.update(schema.meetings).set({ link });
  for (const link of ['https://meet.example/1', 'https://meet.example/1', null, 'https://meet.example/1'])
    await setLink(link);
  await setLink('https://meet.example/2');
  await runAt('2026-11-21T12:00:00+03:00');
  for (const user of [supplier, customer])
    assert.deepEqual(
      (await bellOf(user)).map(({ kind, place }) => [kind, place]),
      [
        ['place', 'https://meet.example/2'],
        ['place', 'https://meet.example/1'],
      ],
    );
  assert.deepEqual(pushedTo(supplier), ['place', 'place']);
});

test('e-mails an account that operators activate or block', async () => {
  const applicant = await api.createUser({ is_activated: false });
  const set = (fields: object) => api.db.update(schema.users).set(fields).where(eq(schema.users.id, applicant.id));
  await set({ is_activated: true });
  await set({ is_activated: true });
  await runAt('12:00');
  await set({ is_blocked: true });
  await runAt('12:01');
  await api.sendEmails();
  assert.deepEqual(
    api.mails.map(({ to, subject }) => [to, subject]),
    [[applicant.email, 'Аккаунт заблокирован']],
  );
  await set({ is_blocked: false });
  await runAt('12:02');
  assert.deepEqual(await kindsOf(applicant), ['blocked', 'activated']);
});

test('tells participants of news, e-mails those who want it', async () => {
  await api.call(customer, 'PUT', '/api/notices/settings', {
    quiet_from: null,
    quiet_to: null,
    groups: { news: { email: true } },
    hide_text: false,
  });
  const stranger = await api.createUser({ registration_step: 'FILES' });
  await api.db.execute(
    sql`insert into news (title, text, created_at, notify) values ('Открытие в 10:00', '…', now(), true)`,
  );
  await runAt('12:00');
  await runAt('12:01');
  for (const [user, count] of [
    [supplier, 1],
    [customer, 1],
    [stranger, 0],
  ] as const)
    assert.equal((await bellOf(user)).filter(({ text }) => text === 'Открытие в 10:00').length, count);
  await api.sendEmails();
  assert.deepEqual(
    api.mails.map(({ to, subject }) => [to, subject]),
    [[customer.email, 'Открытие в 10:00']],
  );
});

test('writes each notice once in two processes [ANS-06]', async () => {
  await api.createMeeting(supplier, customer, DATE, '15:00');
  await api.createInvitation(supplier, customer, { date: DATE, point: '15:30' });
  const at = new Date(`${DATE}T14:55:00+03:00`);
  await Promise.all(Array.from({ length: 4 }, () => writeDue(api.db, at)));
  await runAt('14:55');
  assert.deepEqual((await kindsOf(customer)).toSorted(), ['expiring', 'reminder']);
  assert.deepEqual(pushedTo(customer).toSorted(), ['expiring', 'reminder']);
});

test('sends by the bot what modes and groups let through [ANS-05]', async () => {
  const code = `bot-${customer.id}`;
  await api.db
    .update(schema.users)
    .set({ connection_code: code, connection_chat_id: '7', notify: 'ALL' })
    .where(eq(schema.users.id, customer.id));
  await api.createMeeting(supplier, customer, DATE, '15:00');
  const cancel = (point: string) =>
    api.call(supplier, 'POST', `/api/meeting/cancel?date=${DATE}&point=${point}`, { reason: '<b>Заболел</b>' });
  const pageOf = async () => (await api.call(null, 'GET', `/api/bot/start?start=${code}`)).text;
  assert.equal((await cancel('15:00')).status, 200);
  assert.doesNotMatch(await pageOf(), /отменена/);
  await api.sendEmails();
  assert.match(
    await pageOf(),
    /<p>Встреча отменена: Шаг, среда, 25\.11, 15:00 \(МСК\)\. Причина: «&#60;b&#62;Заболел&#60; b&#62;»\. https:\/\/vstrecha\.test\/meetings\?date=2026-11-25&#38;meeting=\d+<\/p>/,
  );
  for (const [notify, groups] of [
    ['EMAIL', {}],
    ['ALL', { changes: { bot: false } }],
  ] as const) {
    await api.call(customer, 'PUT', '/api/profile/meetings', { notify });
    await api.call(customer, 'PUT', '/api/notices/settings', {
      quiet_from: '22:00',
      quiet_to: '08:00',
      groups,
      hide_text: false,
    });
    await api.createMeeting(supplier, customer, DATE, '16:00');
    await cancel('16:00');
    await api.sendEmails();
    assert.doesNotMatch(await pageOf(), /16:00/, notify);
  }
});
