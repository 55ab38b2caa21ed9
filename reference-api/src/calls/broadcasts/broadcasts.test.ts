import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { beforeEach, test } from 'node:test';
import { eq, notInArray } from 'drizzle-orm';
import type { Schema } from '#platform/contract/types.ts';
import * as schema from '#platform/database/schema.ts';
import { organize } from '#platform/journal/organize.ts';
import { openScene } from '#testing/scene.ts';
import { NOON, PASSWORD } from '#testing/testApp.ts';
import type { TestUser } from '#testing/testRows.ts';
import { createBroadcast } from './broadcastChanges.ts';

const { api, supplier, customer } = await openScene({
  supplier: { company: 'Шаг', firstname: 'Ольга' },
  customer: { company: 'Банк', firstname: 'Иван' },
});
let admin: TestUser;
beforeEach(async () => {
  await api.db.delete(schema.broadcastRecipients);
  await api.db.delete(schema.broadcasts);
  // The companies of earlier tests get no mailings as administrators.
  await api.db
    .update(schema.users)
    .set({ is_admin: true })
    .where(notInArray(schema.users.id, [supplier.id, customer.id]));
  await api.db.delete(schema.organizerJournal);
  admin = await api.createUser({ is_admin: true, firstname: 'Анна', lastname: 'Петрова' });
  api.mails.length = 0;
  api.mailServer.deliver = async (mail) => void api.mails.push(mail);
});

type Form = Schema<'BroadcastForm'>;
const FORM: Form = {
  subject: 'Ждём вас',
  text: 'Добрый день.\n\nЗал Б открыт.',
  channels: ['email', 'bell'],
  segment: {},
  is_service: false,
  send_at: null,
};
const at = (seconds: number) => new Date(Date.parse(NOON) + seconds * 1000).toISOString();
const post = (fields: Partial<Form> & { client_id?: string } = {}, path = '') =>
  api.call(admin, 'POST', `/api/organizer/broadcasts${path}`, { ...FORM, ...fields });
const preview = async (fields: Partial<Form> = {}) => {
  const { send_at: _time, ...draft } = { ...FORM, ...fields };
  return api.call(admin, 'POST', '/api/organizer/broadcasts/preview', draft);
};
const previewed = async (fields: Partial<Form> = {}) => (await preview(fields)).json<'previewBroadcast'>();
const add = async (fields: Partial<Form> = {}) => {
  const added = await post(fields);
  assert.equal(added.status, 200, added.text);
  return added.json<'addBroadcast'>();
};
const read = async (id: number) =>
  (await api.call(admin, 'GET', `/api/organizer/broadcasts/${id}`)).json<'getBroadcast'>();
const act = (id: number, what: string) => api.call(admin, 'POST', `/api/organizer/broadcasts/${id}/${what}`);
const run = async (seconds: number) => {
  api.setNow(at(seconds));
  await api.jobs.runDue();
};
/** Sends at once and runs all jobs of the next minutes. */
async function send(fields: Partial<Form> = {}) {
  const { id } = await add({ send_at: 'now', ...fields });
  for (const seconds of [61, 63, 65]) await run(seconds);
  return id;
}
const mails = () => api.mails.filter(({ subject }) => subject === FORM.subject);
const sentTo = () =>
  mails()
    .map(({ to }) => to)
    .sort();
const noticesOf = async (user: TestUser) =>
  (await api.call(user, 'GET', '/api/notices')).json<'getNotices'>().notices.filter(({ kind }) => kind === 'organizer');

test('mails and notifies the segment a minute after sending [ORG-08]', async () => {
  const { id, state, send_at, author } = await add({ send_at: 'now', text: 'Добрый день, {имя}!\n\nЭто {компания}.' });
  assert.deepEqual([state, send_at, author?.name], ['scheduled', at(60), 'Анна Петрова']);
  await run(59);
  assert.deepEqual(sentTo(), []);
  for (const seconds of [60, 62, 64]) await run(seconds);
  assert.deepEqual(sentTo(), [customer.email, supplier.email].sort());
  const mail = mails().find(({ to }) => to === supplier.email);
  assert.equal(mail?.subject, 'Ждём вас');
  assert.match(mail?.text ?? '', /^Здравствуйте, Ольга!\n\nДобрый день, Ольга!\n\nЭто Шаг\.\n\nОткрыть/);
  assert.ok(mail?.unsubscribeUrl);
  const [notice] = await noticesOf(supplier);
  assert.deepEqual([notice?.text, notice?.body], ['Ждём вас', 'Добрый день, Ольга!\n\nЭто Шаг.']);
  const card = await read(id);
  assert.deepEqual([card.state, card.total, card.progress.handled, card.progress.bell], ['sent', 2, 2, 2]);
  assert.deepEqual(card.progress.email, { waiting: 0, sent: 2, failed: 0, left_out: 0 });
});

test('[MAIL-02] opens the mailing by its e-mail and message', async () => {
  await api.db
    .update(schema.users)
    .set({ connection_chat_id: '7', notify: 'ALL' })
    .where(eq(schema.users.id, supplier.id));
  await send({ channels: ['email', 'bell', 'bot'] });
  const [notice] = await noticesOf(supplier);
  const address = `https://vstrecha.test${notice?.href}`;
  assert.match(address, /\/news\/broadcast\?id=\d+$/);
  const mail = mails().find(({ to }) => to === supplier.email);
  assert.ok(mail?.text.includes(`\n\nОткрыть сообщение: ${address}\n\n`));
  assert.ok(mail?.html?.includes(`href="${address}"`));
  const [told] = await api.db
    .select()
    .from(schema.broadcastRecipients)
    .where(eq(schema.broadcastRecipients.user_id, supplier.id));
  assert.ok(told?.bot_text?.endsWith(` ${address}`));
});

test('[MAIL-02] opens the start page by an e-mail without a notice', async () => {
  await send({ channels: ['email'] });
  assert.match(mails()[0]?.text ?? '', /\n\nОткрыть «Встречу»: https:\/\/vstrecha\.test\n\n—/);
});

test('makes a mailing a draft again before it begins [ORG-08]', async () => {
  const late = await act(await send({ channels: ['bell'] }), 'cancel');
  assert.deepEqual([late.status, late.text], [409, 'Рассылка уже началась: отменить её нельзя.']);
  const { id } = await add({ send_at: 'now' });
  assert.equal((await act(id, 'cancel')).json<'cancelBroadcast'>().state, 'draft');
  await run(300);
  assert.deepEqual(sentTo(), []);
});

test('sends a repeated request once [ORG-08]', async () => {
  const client_id = randomUUID();
  const first = await post({ send_at: 'now', client_id });
  const again = await post({ send_at: 'now', client_id });
  assert.deepEqual(JSON.parse(again.text), JSON.parse(first.text));
  assert.equal(await api.db.$count(schema.broadcasts), 1);
});

test('asks for the password before mailing more than 100 [ORG-08]', async () => {
  for (let made = 0; made < 99; made += 1) await api.createUser();
  assert.equal((await previewed()).needs_password, true);
  const refused = await post({ send_at: 'now' });
  assert.deepEqual([refused.status, refused.headers['x-confirm']], [403, 'password']);
  assert.equal((await post()).status, 200);
  await api.call(admin, 'POST', '/api/organizer/confirm', { password: PASSWORD });
  assert.equal((await post({ send_at: 'now' })).status, 200);
});

test('counts who is left out and why [ORG-08]', async () => {
  await api.db.update(schema.users).set({ notify: 'NOT' }).where(eq(schema.users.id, customer.id));
  await api.createUser({ is_activated: false });
  const { total, by_channel, excluded } = await previewed();
  assert.deepEqual([total, by_channel], [2, { email: 1, bell: 2, bot: 0 }]);
  assert.deepEqual(excluded, { unsubscribed: 1, no_access: 0, no_bot: 2 });
  assert.deepEqual((await previewed({ is_service: true })).by_channel.email, 2);
  const waiting = await previewed({ segment: { state: 'waiting' } });
  assert.deepEqual([waiting.total, waiting.excluded.no_access], [1, 1]);
});

test('finds companies by city, day, open invitations and choice [ORG-08]', async () => {
  await api.db.update(schema.users).set({ city_id: 2 }).where(eq(schema.users.id, customer.id));
  await api.createMeeting(supplier, customer, '2026-11-22', '10:00');
  await api.createInvitation(supplier, customer, { date: '2026-11-25', point: '10:00' });
  await api.createInvitation(customer, supplier, { date: '2026-11-20', point: '10:00' });
  const count = async (segment: Form['segment']) => (await previewed({ segment })).total;
  assert.equal(await count({ city: 'Омск' }), 1);
  assert.equal(await count({ meetings_on: '2026-11-22' }), 2);
  assert.equal(await count({ meetings_on: '2026-11-23' }), 0);
  assert.equal(await count({ awaiting: 1 }), 1);
  assert.equal(await count({ ids: [supplier.id, admin.id] }), 1);
  assert.equal(await count({ except: [supplier.id] }), 1);
  assert.equal(await count({ type: 'Заказчик' }), 1);
  assert.equal((await preview({ segment: { meetings_on: '2026-02-31' } })).status, 400);
});

test('leaves out closed accounts unless the segment names them [ORG-08]', async () => {
  const blocked = await api.createUser({ is_blocked: true });
  await api.createUser({ registration_step: 'FILES' });
  assert.equal((await previewed()).total, 2);
  assert.equal((await previewed({ segment: { step: 'FILES' } })).total, 1);
  assert.equal((await previewed({ segment: { ids: [blocked.id] } })).total, 1);
});

test('fills in meetings, open invitations and fitting companies [ORG-08] [ORG-14]', async () => {
  await api.db.delete(schema.activities);
  await api.db.insert(schema.activities).values({ id: 1, value: 'Кружки' });
  const fit = await api.createUser({ type: 'Заказчик', company: 'Парус. https://evil.example' });
  await api.db.insert(schema.userActivities).values([supplier, fit].map(({ id }) => ({ user_id: id, activity_id: 1 })));
  await api.createMeeting(supplier, customer, '2026-11-22', '10:00', 'https://meet.example/1');
  await api.createInvitation(customer, supplier, { date: '2026-11-25', point: '10:00' });
  const text = '{встречи}|{ждут_ответа}|{подходящие}';
  const { samples } = await previewed({ text, segment: { ids: [supplier.id] } });
  assert.equal(
    samples[0]?.text,
    `10:00 Банк, https://meet.example/1|1|Парус. https evil example: https://vstrecha.test/profile/${fit.id}`,
  );
  assert.equal(samples[0]?.greeting, 'Здравствуйте, Ольга!');
  const values = (await previewed({ segment: { ids: [supplier.id] } })).samples[0]?.values;
  assert.deepEqual(values, {
    имя: 'Ольга',
    компания: 'Шаг',
    встречи: '10:00 Банк, https://meet.example/1',
    ждут_ответа: '1',
    подходящие: `Парус. https evil example: https://vstrecha.test/profile/${fit.id}`,
  });
});

test('leaves out lines with an empty substitution, as previewed [ORG-14]', async () => {
  const words = 'Ждём вас.\n\nЗавтра: {встречи}\nЖдут ответа: {ждут_ответа}.\n\nДо встречи, {имя}!';
  await api.createInvitation(supplier, customer, { date: '2026-11-25', point: '10:00' });
  const { samples } = await previewed({ text: words });
  const texts = new Map(samples.map(({ id, text }) => [id, text]));
  assert.equal(texts.get(supplier.id), 'Ждём вас.\n\nДо встречи, Ольга!');
  assert.equal(texts.get(customer.id), 'Ждём вас.\n\nЖдут ответа: 1.\n\nДо встречи, Иван!');
  await send({ text: words });
  for (const { id, email } of [supplier, customer])
    assert.ok(mails().some(({ to, text }) => to === email && text.includes(`!\n\n${texts.get(id)}\n\nОткрыть`)));
  const [notice] = await noticesOf(supplier);
  assert.equal(notice?.body, texts.get(supplier.id));
});

test('refuses unknown placeholders and empty words when sending [ORG-08]', async () => {
  const refusals: [Partial<Form>, string][] = [
    [{ text: 'Привет, {имя_}' }, 'Нет подстановки {имя_}'],
    [{ subject: '{встречи}' }, 'В теме можно подставить только {имя} и {компания}, не {встречи}.'],
    [{ subject: ' ' }, 'Напишите тему.'],
    [{ text: ' ' }, 'Напишите текст.'],
    [{ channels: [] }, 'Выберите, как отправить.'],
    [{ send_at: at(-1) }, 'Выберите время позже текущего.'],
    [{ subject: 'а\nб' }, 'Тему пишите в одну строку.'],
    [{ text: 'а'.repeat(5001) }, 'Поле «text» длиннее 5000 символов.'],
  ];
  for (const [fields, sentence] of refusals) {
    const refused = await post({ send_at: 'now', ...fields });
    assert.deepEqual([refused.status, refused.text], [400, sentence]);
  }
  const nobody = await post({ send_at: 'now', channels: ['bot'] });
  assert.deepEqual(
    [nobody.status, nobody.text],
    [409, 'Так сообщение никто не получит. Выберите других получателей или другой способ.'],
  );
  assert.equal((await post({ subject: '', text: '{имя_}', channels: [] })).status, 200);
});

test('allows four mailings a day, three service ones per event [ORG-08]', async () => {
  for (let made = 0; made < 3; made += 1) await add({ send_at: 'now', is_service: true });
  assert.deepEqual((await previewed()).left, { today: 1, service: 0 });
  const service = await post({ send_at: 'now', is_service: true });
  assert.deepEqual(
    [service.status, service.text],
    [409, 'Важные служебные рассылки закончились: на мероприятие их три.'],
  );
  await add({ send_at: 'now' });
  const fifth = await post({ send_at: at(3600) });
  assert.deepEqual(
    [fifth.status, fifth.text],
    [409, 'На этот день уже есть 4 рассылки, больше нельзя. Выберите другой день.'],
  );
  assert.equal((await post({ send_at: at(24 * 3600) })).status, 200);
});

test('mails a service mailing to everybody without an unsubscribe link [ORG-08]', async () => {
  await api.db.update(schema.users).set({ notify: 'NOT' }).where(eq(schema.users.id, customer.id));
  await send({ is_service: true, channels: ['email'] });
  assert.deepEqual(sentTo(), [customer.email, supplier.email].sort());
  assert.equal(mails()[0]?.unsubscribeUrl, undefined);
});

test('takes recipients when sending begins, and drops who unsubscribes [ORG-08]', async () => {
  const { id } = await add({ send_at: 'now' });
  const late = await api.createUser();
  api.setNow(at(60));
  await api.jobs.runDue(['broadcasts']);
  const never = await api.createUser();
  await api.db.update(schema.users).set({ notify: 'NOT' }).where(eq(schema.users.id, customer.id));
  for (const seconds of [62, 64]) await run(seconds);
  assert.deepEqual(sentTo(), [late.email, supplier.email].sort());
  assert.ok(!sentTo().includes(never.email));
  assert.equal((await read(id)).progress.email.left_out, 1);
});

test('sends one mailing at a time [ORG-08]', async () => {
  const first = await add({ send_at: 'now' });
  const second = await add({ send_at: 'now', channels: ['bell'] });
  api.setNow(at(60));
  await api.jobs.runDue(['broadcasts']);
  api.setNow(at(62));
  await api.jobs.runDue(['broadcasts']);
  assert.deepEqual([(await read(first.id)).state, (await read(second.id)).state], ['sending', 'scheduled']);
  for (const seconds of [64, 66, 68]) await run(seconds);
  assert.deepEqual([(await read(first.id)).state, (await read(second.id)).state], ['sent', 'sent']);
});

test('hands out large mailings in parts and mails each once [ORG-08]', async () => {
  for (let made = 0; made < 230; made += 1) await api.createUser();
  await api.call(admin, 'POST', '/api/organizer/confirm', { password: PASSWORD });
  const { id } = await add({ send_at: 'now' });
  api.setNow(at(60));
  await api.jobs.runDue(['broadcasts']);
  assert.equal((await read(id)).progress.handled, 200);
  for (const seconds of [62, 64, 66]) await run(seconds);
  assert.equal(new Set(sentTo()).size, 232);
  assert.equal(mails().length, 232);
  assert.equal((await read(id)).state, 'sent');
});

test('sends failed e-mails again with the same id [ORG-08]', async () => {
  const ids: string[] = [];
  api.mailServer.deliver = async ({ to }, id) => {
    ids.push(id);
    if (to === customer.email) throw new Error('refused');
  };
  const id = await send({ channels: ['email'] });
  const HOUR = 3600;
  for (const seconds of [200, 1000, 2 * HOUR, 10 * HOUR, 20 * HOUR]) await run(seconds);
  const card = await read(id);
  assert.deepEqual([card.progress.email.failed, card.failed], [1, [{ id: customer.id, company: 'Банк' }]]);
  const company = await api.call(admin, 'GET', `/api/organizer/participants/${customer.id}`);
  assert.equal(company.json<'getOrganizerParticipant'>().letters[0]?.state, 'failed');
  api.mailServer.deliver = async (mail, message) => {
    ids.push(message);
    api.mails.push(mail);
  };
  assert.deepEqual((await act(id, 'retry')).json<'retryBroadcast'>(), { count: 1 });
  assert.equal((await act(id, 'retry')).status, 409);
  await run(20 * HOUR + 10);
  assert.deepEqual(sentTo(), [customer.email]);
  assert.equal(new Set(ids).size, 2);
  assert.equal((await read(id)).progress.email.sent, 2);
});

test('sends all failed e-mails again by one call [ORG-02]', async () => {
  const failed_at = new Date(NOON);
  const id = await send({ channels: ['email'] });
  api.mails.length = 0;
  await api.db
    .update(schema.broadcastRecipients)
    .set({ email: 'failed' })
    .where(eq(schema.broadcastRecipients.user_id, supplier.id));
  const payload = { broadcastId: id, userId: supplier.id };
  await api.db
    .insert(schema.jobs)
    .values({ name: 'broadcast letter', payload, run_at: failed_at, tries: 5, failed_at });
  const retry = async () => (await api.call(admin, 'POST', '/api/organizer/letters/retry')).json<'retryEmails'>().count;
  assert.deepEqual([await retry(), await retry()], [1, 0]);
  await run(100);
  assert.deepEqual(sentTo(), [supplier.email]);
});

test('mails tests to their caller alone, ten an hour [ORG-08]', async () => {
  const { id } = await add({ text: 'Проба, {имя}.' });
  for (let tries = 0; tries < 10; tries += 1) assert.equal((await act(id, 'test')).status, 200);
  const eleventh = await act(id, 'test');
  assert.deepEqual(
    [eleventh.status, eleventh.text],
    [429, 'Себе можно отправить 10 писем в час. Повторите через 60 мин.'],
  );
  await api.sendEmails();
  assert.deepEqual(new Set(sentTo()), new Set([admin.email]));
  assert.equal(mails().length, 10);
  assert.match(mails()[0]?.text ?? '', /Проба, Анна\./);
});

test('shows a second organizer the other’s change of a draft [ORG-10]', async () => {
  const { id, version } = await add();
  const put = (body: object) => api.call(admin, 'PUT', `/api/organizer/broadcasts/${id}`, { ...FORM, ...body });
  assert.equal((await put({ subject: 'Новая тема', version })).json<'saveBroadcast'>().subject, 'Новая тема');
  const stale = await put({ subject: 'Другая', version });
  assert.equal(stale.status, 409);
  const { message, current } = JSON.parse(stale.text) as { message: string; current: { subject: string } };
  assert.match(message, /^Пока вы редактировали, появились изменения \(Анна Петрова, 12:00\)\.$/);
  assert.equal(current.subject, 'Новая тема');
  assert.equal((await put({ send_at: 'now', version: 1 })).json<'saveBroadcast'>().state, 'scheduled');
  const sent = await put({ version: 2 });
  assert.deepEqual([sent.status, sent.text], [409, 'Рассылка ждёт отправки. Сначала отмените её.']);
  assert.equal((await api.call(admin, 'DELETE', `/api/organizer/broadcasts/${id}`)).status, 409);
});

test('lists drafts, waiting and sent mailings [ORG-08]', async () => {
  const draft = await add();
  await send({ channels: ['bell'] });
  await add({ send_at: at(3600) });
  const list = async (query = '') =>
    (await api.call(admin, 'GET', `/api/organizer/broadcasts${query}`)).json<'getBroadcasts'>();
  const { counts, broadcasts, left } = await list();
  assert.deepEqual([counts, broadcasts[0]?.state], [{ draft: 1, scheduled: 1, sent: 1 }, 'draft']);
  assert.equal(left.today, 2);
  assert.deepEqual(
    (await list('?state=sent')).broadcasts.map(({ state }) => state),
    ['sent'],
  );
  assert.equal((await api.call(admin, 'DELETE', `/api/organizer/broadcasts/${draft.id}`)).status, 200);
  assert.equal((await list('?state=draft')).total_count, 0);
  assert.equal((await api.call(admin, 'GET', `/api/organizer/broadcasts/${draft.id}`)).status, 404);
});

test('holds e-mails back in quiet hours with the same meetings [ORG-08]', async () => {
  await api.createMeeting(supplier, customer, '2026-11-22', '10:00');
  api.setNow('2026-11-21T22:30:00+03:00');
  const { id } = await add({ send_at: 'now', text: '{встречи}', channels: ['email'] });
  const runAt = async (time: string) => {
    api.setNow(time);
    await api.jobs.runDue();
  };
  for (const second of ['00', '02', '04']) await runAt(`2026-11-21T22:31:${second}+03:00`);
  assert.deepEqual([sentTo(), (await read(id)).state], [[], 'sent']);
  await runAt('2026-11-22T08:00:01+03:00');
  assert.equal(mails().length, 2);
  assert.match(mails()[0]?.text ?? '', /\n10:00 (Шаг|Банк)\n/);
});

test('sends without a request, noted as the system [ORG-09]', async () => {
  const context = { db: api.db, push: api.push, clock: { now: () => new Date(NOON) } };
  const { author } = await organize(context, null, (work) =>
    createBroadcast(work, { ...FORM, send_at: 'now' }, async () => undefined),
  );
  assert.equal(author, null);
  for (const seconds of [60, 62]) await run(seconds);
  const { entries } = (
    await api.call(admin, 'GET', '/api/organizer/journal?subject_type=broadcast&limit=2')
  ).json<'getJournal'>();
  assert.deepEqual(
    entries.map(({ action, actor, after }) => [action, actor, after?.['total']]),
    [
      ['broadcast.send', null, 2],
      ['broadcast.send', null, undefined],
    ],
  );
});

test('keeps a participant out of mailings [ORG-01]', async () => {
  assert.equal((await api.call(supplier, 'POST', '/api/organizer/broadcasts', FORM)).status, 403);
});
