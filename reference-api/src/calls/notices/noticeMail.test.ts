import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { eq } from 'drizzle-orm';
import type { Email } from 'postal-mime';
import * as schema from '#platform/database/schema.ts';
import { createJobs } from '#platform/jobs/jobs.ts';
import { emailJob } from '#platform/mail/emailJob.ts';
import { openMailSink } from '#testing/mailSink.ts';
import { openScene } from '#testing/scene.ts';
import { NOON } from '#testing/testApp.ts';
import type { TestUser } from '#testing/testRows.ts';
import { noticeEmailsOf } from './noticeMail.ts';

const DATE = '2026-11-28';
const { api, supplier, customer, freeSlots, answer } = await openScene({
  supplier: { company: 'Шаг', firstname: 'Олег' },
  customer: { company: 'Банк «Созвездие»', firstname: 'Анна' },
});
let now = NOON;
const sink = await openMailSink({ now: () => new Date(now) });
api.mailServer.deliver = sink.deliver;
const setNow = (moment: string) => {
  now = moment.length > 8 ? moment : `2026-11-21T${moment}+03:00`;
  api.setNow(now);
};
beforeEach(async () => {
  now = NOON;
  sink.refuse(false);
  sink.take();
  for (const user of [supplier, customer]) await freeSlots(user, '10:00', '11:00', '12:00');
});

const invite = async (from: TestUser, to: TestUser, fields: object = {}) => {
  const answered = await api.call(from, 'POST', '/api/invite', {
    user_id: to.id,
    date: DATE,
    point: '12:00',
    ...fields,
  });
  assert.equal(answered.status, 200, answered.text);
  return answered.json<'invite'>().id;
};
const move = (from: TestUser, to: TestUser, point: string) => invite(from, to, { point, _date: DATE, _point: '12:00' });
const cancel = (user: TestUser, reason?: string, point = '12:00') =>
  api.call(
    user,
    'POST',
    `/api/meeting/cancel?date=${DATE}&point=${point}`,
    reason === undefined ? undefined : { reason },
  );
const saveSettings = (user: TestUser, changes: object) =>
  api.call(user, 'PUT', '/api/notices/settings', {
    quiet_from: '22:00',
    quiet_to: '08:00',
    groups: {},
    hide_text: false,
    ...changes,
  });

/** The e-mails that are due, without those about the invitations themselves. */
async function mails(): Promise<Email[]> {
  await api.sendEmails();
  return sink.take().filter(({ subject = '' }) => !subject.startsWith('Приглашение: '));
}
const subjects = async () => (await mails()).map(({ subject, to }) => [to?.[0]?.address, subject]);

const textOf = ({ text = '' }: Email) => text.replaceAll('\r\n', '\n');

/** The calendar file of an e-mail, unfolded. */
function calendarOf({ attachments }: Email): string {
  const file = attachments.find(({ filename }) => filename === 'meeting.ics');
  const content = file?.content;
  const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
  return text.replaceAll('\r\n', '\n').replaceAll('\n ', '');
}

/** Agrees on a meeting and drops the e-mails about it. */
async function meet(): Promise<void> {
  await answer(customer, await invite(supplier, customer));
  setNow('12:01:00');
  await mails();
}

test('e-mails an acceptance with weekday and calendar, after a minute [ANS-03]', async () => {
  const id = await invite(supplier, customer);
  await answer(customer, id);
  assert.deepEqual(await mails(), []);
  setNow('12:01:00');
  const [mail, ...others] = await mails();
  assert.deepEqual([others, mail?.to?.[0]?.address], [[], supplier.email]);
  assert.equal(mail?.subject, 'Встреча назначена: Банк «Созвездие», суббота, 28.11, 12:00 (МСК)');
  assert.match(
    textOf(mail),
    /^Здравствуйте, Олег!\n\nВстреча назначена: Банк «Созвездие», суббота, 28\.11, 12:00 \(МСК\)\.\n\n/,
  );
  const [meeting] = await api.db.select().from(schema.meetings);
  assert.ok(
    textOf(mail).includes(`Ваши встречи: https://vstrecha.test/meetings?date=2026-11-28&meeting=${meeting?.id}\n`),
  );
  const calendar = calendarOf(mail);
  assert.match(calendar, /METHOD:PUBLISH/);
  assert.match(calendar, new RegExp(`UID:meeting-${meeting?.id}@vstrecha\\.test\n`));
  assert.match(calendar, /SEQUENCE:0\n/);
  assert.match(calendar, /DTSTART:20261128T090000Z\nDTEND:20261128T093000Z/);
  assert.match(calendar, /SUMMARY:Встреча: Банк «Созвездие»/);
  setNow('20:00:00');
  assert.deepEqual(await mails(), []);
});

test('e-mails each other outcome once, to the other side [ANS-03]', async () => {
  const declined = await invite(supplier, customer);
  await api.call(customer, 'PUT', `/api/invite/${declined}`, { status: 'REJECTED', reason: 'Нет времени до 12:30' });
  const [mail] = await mails();
  assert.deepEqual(
    [mail?.subject, mail?.to?.[0]?.address],
    ['Приглашение отклонено: Банк «Созвездие», суббота, 28.11, 12:00 (МСК)', supplier.email],
  );
  assert.match(mail ? textOf(mail) : '', /суббота, 28\.11, 12:00 \(МСК\)\. Причина: «Нет времени до 12:30»\./);

  await meet();
  await answer(customer, await move(supplier, customer, '11:00'), 'REJECTED');
  setNow('13:05:00');
  assert.deepEqual(await subjects(), [
    [supplier.email, 'Перенос отклонён: Банк «Созвездие», встреча остаётся в субботу, 28.11, 12:00 (МСК)'],
  ]);

  await answer(supplier, await move(customer, supplier, '11:00'));
  setNow('13:06:00');
  const [moved, ...others] = await mails();
  assert.deepEqual([others, moved?.to?.[0]?.address], [[], customer.email]);
  assert.equal(moved?.subject, 'Встреча перенесена: Шаг, с субботы, 28.11, 12:00 на субботу, 28.11, 11:00 (МСК)');
  assert.match(textOf(moved), /с субботы, 28\.11, 12:00 на субботу, 28\.11, 11:00 \(МСК\)\./);
  assert.match(calendarOf(moved), /SEQUENCE:1\n[^]*DTSTART:20261128T080000Z/);

  await cancel(supplier, 'Заболел коллега', '11:00');
  const [cancelled] = await mails();
  assert.deepEqual(
    [cancelled?.subject, cancelled?.to?.[0]?.address],
    ['Встреча отменена: Шаг, суббота, 28.11, 11:00 (МСК)', customer.email],
  );
  assert.match(cancelled ? textOf(cancelled) : '', /Причина: «Заболел коллега»\./);
  assert.match(cancelled ? calendarOf(cancelled) : '', /METHOD:CANCEL[^]*SEQUENCE:2\n[^]*STATUS:CANCELLED/);
});

test('names free companies that fit after a cancellation [ANS-03]', async () => {
  const [activity] = await api.db.insert(schema.activities).values({ value: 'Кружки' }).returning();
  assert.ok(activity);
  const join = async (company: string, fields: object = {}, points = ['12:00']) => {
    const user = await api.createUser({ company, ...fields });
    await api.db.insert(schema.userActivities).values({ user_id: user.id, activity_id: activity.id });
    await freeSlots(user, ...points);
    return user;
  };
  await api.db.insert(schema.userActivities).values({ user_id: customer.id, activity_id: activity.id });
  await join('Лель');
  await join('Занятая');
  await join('В другое время', {}, ['11:00']);
  await join('Заблокированная', { is_blocked: true });
  await join('Только чат', { only_chat: true });
  await join('Того же типа', { type: 'Заказчик' });
  const busy = await join('На встрече');
  const other = await join('Её заказчик', { type: 'Заказчик' });
  await api.createMeeting(busy, other, DATE, '12:00');
  await api.db
    .update(schema.users)
    .set({ company: 'Парус https://evil.example' })
    .where(eq(schema.users.company, 'Занятая'));
  await meet();
  await cancel(supplier);
  const [mail] = await mails();
  assert.match(mail ? textOf(mail) : '', /В это же время свободны и подходят вам: Лель, Парус https evil example\.\n/);
});

test('replaces a waiting e-mail after a later change [ANS-03]', async () => {
  await answer(customer, await invite(supplier, customer));
  await cancel(customer, 'Изменились планы');
  setNow('12:10:00');
  assert.deepEqual(await subjects(), [
    [supplier.email, 'Встреча отменена: Банк «Созвездие», суббота, 28.11, 12:00 (МСК)'],
  ]);

  await answer(customer, await invite(supplier, customer));
  await cancel(supplier);
  setNow('12:20:00');
  assert.deepEqual(await subjects(), [[customer.email, 'Встреча отменена: Шаг, суббота, 28.11, 12:00 (МСК)']]);

  await answer(customer, await invite(supplier, customer));
  await answer(supplier, await move(customer, supplier, '11:00'));
  setNow('12:30:00');
  // The sender moved it: the e-mail about the agreement names the new time.
  assert.deepEqual(
    (await subjects()).toSorted(),
    [
      [customer.email, 'Встреча перенесена: Шаг, с субботы, 28.11, 12:00 на субботу, 28.11, 11:00 (МСК)'],
      [supplier.email, 'Встреча назначена: Банк «Созвездие», суббота, 28.11, 11:00 (МСК)'],
    ].toSorted(),
  );
});

test('holds e-mails during quiet hours, except urgent ones [ANS-05]', async () => {
  await meet();
  setNow('22:00:00');
  await cancel(customer);
  for (const time of ['22:00:00', '23:59:59', '2026-11-22T07:59:59+03:00']) {
    setNow(time);
    assert.deepEqual(await mails(), [], time);
  }
  setNow('2026-11-22T08:00:00+03:00');
  assert.equal((await mails()).length, 1);

  setNow('2026-11-27T23:00:00+03:00');
  await answer(customer, await invite(supplier, customer, { point: '10:00' }));
  await cancel(customer, undefined, '10:00');
  assert.deepEqual(await subjects(), [
    [supplier.email, 'Встреча отменена: Банк «Созвездие», суббота, 28.11, 10:00 (МСК)'],
  ]);

  await saveSettings(supplier, { quiet_from: null, quiet_to: null });
  await api.call(customer, 'PUT', `/api/invite/${await invite(supplier, customer)}`, { status: 'REJECTED' });
  assert.deepEqual(await subjects(), [
    [supplier.email, 'Приглашение отклонено: Банк «Созвездие», суббота, 28.11, 12:00 (МСК)'],
  ]);
});

test('obeys modes and groups; cancellations ignore the groups [ANS-05]', async () => {
  const decline = async () => answer(customer, await invite(supplier, customer), 'REJECTED');
  const setMode = (notify: string) => api.call(supplier, 'PUT', '/api/profile/meetings', { notify });
  for (const [mode, count] of [
    ['NOT', 0],
    ['SMS', 0],
    ['ALL', 1],
    ['EMAIL', 1],
  ] as const) {
    await setMode(mode);
    await decline();
    assert.equal((await mails()).length, count, mode);
  }
  await saveSettings(supplier, { groups: { invitations: { email: false }, changes: { email: false } } });
  await decline();
  assert.deepEqual(await mails(), []);
  await meet();
  await cancel(customer);
  assert.equal((await mails()).length, 1);
  await decline();
  await setMode('NOT');
  assert.deepEqual(await mails(), []);
});

test('sends e-mails once after an outage, from two processes [ANS-06]', async () => {
  await meet();
  sink.refuse(true);
  await cancel(customer, 'Заболел');
  assert.deepEqual(await mails(), []);
  sink.refuse(false);
  setNow('12:02:00');
  const clock = { now: () => new Date(now) };
  const openProcess = () =>
    createJobs({ db: api.db, clock }, [
      emailJob(noticeEmailsOf({ db: api.db, publicUrl: 'https://vstrecha.test', clock }), sink.deliver, api.limiter),
    ]);
  await Promise.all([openProcess(), openProcess(), api.jobs].map((process) => process.runDue(['notice letter'])));
  const [mail, ...others] = sink.take();
  assert.deepEqual([others, mail?.subject], [[], 'Встреча отменена: Банк «Созвездие», суббота, 28.11, 12:00 (МСК)']);
  assert.match(mail?.messageId ?? '', /^<[0-9a-f-]{36}@vstrecha\.test>$/);
});

test('keeps hostile names and reasons as text, in headers too [ANS-03]', async () => {
  const company = 'Банк <b>\r\nBcc: all@evil.example\r\n\r\nhttps://evil.example';
  await api.db.update(schema.users).set({ company }).where(eq(schema.users.id, customer.id));
  await api.db.update(schema.users).set({ firstname: '<script>Олег' }).where(eq(schema.users.id, supplier.id));
  await meet();
  await cancel(customer, '</p><img src=x onerror=alert(1)>\r\n\r\nЖдём: https://evil.example/login');
  const [mail] = await mails();
  assert.ok(mail);
  assert.equal(
    mail.subject,
    'Встреча отменена: Банк <b> Bcc: all evil example https evil example, суббота, 28.11, 12:00 (МСК)',
  );
  assert.deepEqual([mail.to?.length, mail.bcc, mail.cc], [1, undefined, undefined]);
  assert.match(textOf(mail), /^Здравствуйте, <script>Олег!/);
  assert.match(textOf(mail), /Банк <b> Bcc: all evil example https evil example, суббота/);
  for (const content of [textOf(mail), mail.html ?? '', calendarOf(mail)])
    assert.doesNotMatch(content, /evil\.example|onerror=alert\(1\)&gt;\n\n/);
  assert.doesNotMatch(mail.html ?? '', /<img|<script|<b>|<\/p><\/p>/);
  assert.match(mail.html ?? '', /&#60;img src=x onerror=alert\(1\)&#62;/);
  assert.equal(calendarOf(mail).match(/BEGIN:VEVENT/g)?.length, 1);
});
