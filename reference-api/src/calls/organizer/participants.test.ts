import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import * as schema from '#platform/database/schema.ts';
import { openScene } from '#testing/scene.ts';
import { NOON, PASSWORD } from '#testing/testApp.ts';
import type { TestUser } from '#testing/testRows.ts';
import { requireContacts, UNCONFIRMED_CONTACTS } from './requireContacts.ts';

const { api, supplier, customer } = await openScene();
const admin = await api.createUser({ is_admin: true, firstname: 'Анна', lastname: 'Петрова' });

const BASE = '/api/organizer/participants';
const waiting = (company: string, fields = {}) =>
  api.createUser({ company, is_activated: false, registration_step: 'COMPANY', ...fields });
const stateOf = async ({ id }: { id: number }) =>
  (await api.db.select().from(schema.users).where(eq(schema.users.id, id)))[0]?.state;
const bulk = (action: string, body: object) => api.call(admin, 'POST', `${BASE}/${action}`, body);
const idsOf = async (query: string) =>
  (await api.call(admin, 'GET', `${BASE}?${query}`))
    .json<'getOrganizerParticipants'>()
    .participants.map(({ id }) => id);
const noticesOf = ({ id }: TestUser) => api.db.select().from(schema.notices).where(eq(schema.notices.user_id, id));

test('finds companies by name, e-mail, phone, number and state [ORG-04]', async () => {
  const found = await waiting('Мастерская «Скоро»', {
    email: 'olga@skoro.example',
    phone: '+7 912 3456789',
    phone_key: '79123456789',
  });
  for (const q of ['мастерская', 'Olga@', '8 912 345-67-89', '8\u00A0912\u00A0345\u201167–89', '56789', `#${found.id}`])
    assert.deepEqual(await idsOf(`state=waiting&q=${encodeURIComponent(q)}`), [found.id], q);
  assert.deepEqual(await idsOf(`q=${encodeURIComponent('100%_')}`), []);
  const page = (await api.call(admin, 'GET', `${BASE}?state=waiting`)).json<'getOrganizerParticipants'>();
  assert.deepEqual([page.total_count, page.counts.waiting], [1, 1]);
  assert.ok(!(await idsOf('limit=100')).includes(admin.id));
});

test('names companies that may be the same one [ORG-04]', async () => {
  const old = await api.createUser({ company: 'Скоро', email: 'info@one.example' });
  const fresh = await waiting('скоро', { email: 'new@one.example' });
  const other = await waiting('Другая', { email: 'a@mail.ru' });
  const page = (await api.call(admin, 'GET', `${BASE}?state=waiting&limit=100`)).json<'getOrganizerParticipants'>();
  const similar = (id: number) => page.participants.find((row) => row.id === id)?.similar;
  assert.deepEqual(similar(fresh.id), [{ id: old.id, company: 'Скоро' }]);
  assert.deepEqual(similar(other.id), []);
});

test('sorts by name, creation, last visit and meetings [ORG-04]', async () => {
  await api.createMeeting(supplier, customer, '2026-11-25', '10:00');
  await api.call(customer, 'GET', '/api/user');
  for (const sort of ['company', 'created_at', 'seen_at', 'meetings'])
    for (const order of ['asc', 'desc']) assert.ok((await idsOf(`sort=${sort}&order=${order}`)).length > 0);
  const [first] = await idsOf('sort=meetings&order=desc');
  assert.ok(first === supplier.id || first === customer.id);
  assert.equal((await idsOf('sort=seen_at&order=desc'))[0], customer.id);
});

test('[ORG-12] sorts those who wait by the age of their wait', async () => {
  const returned = await waiting('Вернулась');
  const fresh = await waiting('Новая');
  const stateAt = (id: number, day: string) =>
    api.db
      .update(schema.users)
      .set({ state_at: new Date(`${day}T09:00:00Z`) })
      .where(eq(schema.users.id, id));
  await stateAt(returned.id, '2026-11-21');
  await stateAt(fresh.id, '2026-11-20');
  const order = await idsOf('state=waiting&sort=since&order=asc&limit=100');
  const ours = order.filter((id) => id === returned.id || id === fresh.id);
  assert.deepEqual(ours, [fresh.id, returned.id]);
});

test('finds companies without activity or free time [ORG-04]', async () => {
  await api.call(customer, 'GET', '/api/user');
  await api.call(supplier, 'GET', '/api/user');
  await api.call(supplier, 'POST', '/api/points', { points: ['10:00'], status: 'AVAILABLE' });
  const idle = await idsOf('idle=d3&limit=100');
  assert.ok(idle.includes(customer.id));
  const noSlots = await idsOf('no_slots=1&limit=100');
  assert.ok(noSlots.includes(customer.id));
});

test('activates waiting companies and says what it refused [ORG-05]', async () => {
  const [one, two] = [await waiting('Один'), await waiting('Два')];
  const answer = await bulk('activate', { bulk: { ids: [one.id, supplier.id, admin.id, 999_999] } });
  assert.deepEqual(answer.json<'activateParticipants'>(), {
    done: 1,
    refused: [
      { id: supplier.id, reason: 'Уже активна' },
      { id: admin.id, reason: 'Это администратор' },
      { id: 999_999, reason: 'Такой компании нет' },
    ],
  });
  assert.deepEqual([await stateOf(one), await stateOf(two)], ['registering', 'waiting']);
});

test('mails an activation half a minute later, unless undone [ORG-05]', async () => {
  await api.db.delete(schema.notices);
  const [kept, undone] = [await waiting('Останется'), await waiting('Вернётся')];
  await bulk('activate', { bulk: { ids: [kept.id, undone.id] } });
  await api.jobs.runDue(['untold notices']);
  await api.sendEmails();
  assert.equal(api.mails.length, 0);
  assert.equal((await bulk('return', { bulk: { ids: [undone.id] } })).json<'returnParticipants'>().done, 1);
  api.setNow('2026-11-21T12:00:45+03:00');
  await api.jobs.runDue(['untold notices']);
  await api.sendEmails();
  assert.deepEqual(
    api.mails.map(({ to, subject }) => [to, subject]),
    [[kept.email, 'Аккаунт активирован']],
  );
  assert.match(api.mails[0]?.text ?? '', /Войдите и заполните профиль. Осталось три шага./);
  const { refused } = (await bulk('return', { bulk: { ids: [kept.id] } })).json<'returnParticipants'>();
  assert.deepEqual(refused, [{ id: kept.id, reason: 'Активна: её можно только заблокировать' }]);
});

test('declines with a reason, which can be undone [ORG-05]', async () => {
  const company = await waiting('Не по теме');
  const body = { bulk: { ids: [company.id] }, reason: ' Не относится к теме ', letter: true };
  assert.equal((await bulk('decline', { ...body, reason: '   ' })).text, 'Напишите причину.');
  assert.equal((await bulk('decline', body)).json<'declineParticipants'>().done, 1);
  const login = await api.call(null, 'POST', '/api/auth/login', { login: company.email, password: PASSWORD });
  assert.equal(login.text, '{"errors":{"login":"ERROR_AUTH"}}');
  const managers = [{ name: 'Анна Петрова', phone: '+7 495 123-45-67', email: '' }];
  await api.db.insert(schema.siteContent).values({ name: 'managers', value: managers });
  api.setNow('2026-11-21T12:00:45+03:00');
  await api.sendEmails();
  const words = /отклонена\. Причина: «Не относится к теме»\.\n\nВопросы: Анна Петрова, \+7 495 123-45-67\n/;
  assert.match(api.mails[0]?.text ?? '', words);
  const again = (await bulk('activate', { bulk: { ids: [company.id] } })).json<'activateParticipants'>();
  assert.deepEqual(again.refused, [{ id: company.id, reason: 'Отклонена в 12:00' }]);
  assert.equal((await bulk('return', { bulk: { ids: [company.id] } })).json<'returnParticipants'>().done, 1);
  assert.equal(await stateOf(company), 'waiting');
});

test('[ORG-16] mails a refusal half a minute later, unless undone', async () => {
  const [kept, undone] = [await waiting('Откажут'), await waiting('Передумают')];
  await bulk('decline', { bulk: { ids: [kept.id, undone.id] }, reason: 'Не относится к теме', letter: true });
  await api.sendEmails();
  assert.equal(api.mails.length, 0);
  assert.equal((await bulk('return', { bulk: { ids: [undone.id] } })).json<'returnParticipants'>().done, 1);
  api.setNow('2026-11-21T12:00:45+03:00');
  await api.sendEmails();
  assert.deepEqual(
    api.mails.map(({ to }) => to),
    [kept.email],
  );
  const cardOf = async ({ id }: { id: number }) =>
    (await api.call(admin, 'GET', `/api/organizer/participants/${id}`)).json<'getOrganizerParticipant'>();
  const { letters, since, created_at } = await cardOf(undone);
  assert.deepEqual([letters, since], [[], created_at]);
  // The return keeps an e-mail that has left.
  await bulk('return', { bulk: { ids: [kept.id] } });
  assert.deepEqual(
    (await cardOf(kept)).letters.map(({ kind, state }) => [kind, state]),
    [['rejected', 'sent']],
  );
});

test('asks again when the filtered list has grown [ORG-05]', async () => {
  await api.db.update(schema.users).set({ is_activated: true }).where(eq(schema.users.is_activated, false));
  const all = [await waiting('А'), await waiting('Б'), await waiting('В')];
  const moved = await bulk('activate', { bulk: { filter: { state: 'waiting' }, expected: 2 } });
  assert.deepEqual([moved.status, moved.text], [409, 'Список изменился: теперь 3 компании. Проверьте и повторите.']);
  const done = await bulk('activate', {
    bulk: { filter: { state: 'waiting' }, except: [all[0]?.id], expected: 3 },
  });
  assert.equal(done.json<'activateParticipants'>().done, 2);
  assert.equal((await bulk('activate', { bulk: { expected: 3 } })).status, 400);
});

test('blocks a company with its consequences [ORG-06] [ORG-11]', async () => {
  const third = await api.createUser({ type: 'Заказчик' });
  await api.createMeeting(supplier, customer, '2026-11-25', '10:00');
  await api.createMeeting(supplier, third, '2026-11-20', '10:00');
  await api.createInvitation(third, supplier, { date: '2026-11-26', point: '11:00' });
  const numbers = (await api.call(admin, 'GET', `${BASE}/${supplier.id}/consequences`)).json<'getConsequences'>();
  assert.deepEqual(numbers, { meetings: 1, invitations: 1, companies: 2 });
  const answer = await bulk('block', { bulk: { ids: [supplier.id, admin.id] }, reason: 'Жалобы' });
  assert.deepEqual(answer.json<'blockParticipants'>(), {
    done: 1,
    refused: [{ id: admin.id, reason: 'Администратора заблокировать нельзя' }],
  });
  assert.equal((await api.call(supplier, 'GET', '/api/user')).json<'getCurrentUser'>().is_blocked, true);
  assert.equal((await api.call(supplier, 'GET', '/api/notices')).status, 403);
  assert.deepEqual(
    (await noticesOf(customer)).map(({ kind }) => kind),
    ['by_organizer'],
  );
  assert.deepEqual(
    (await noticesOf(third)).map(({ kind, data }) => [kind, data.cause]),
    [['fell', 'left']],
  );
  assert.ok(api.pushed.some(({ channel, event }) => channel === `private-user-${customer.id}` && event === 'notice'));
  await api.jobs.runDue(['untold notices']);
  await api.sendEmails();
  const mail = api.mails.find(({ to }) => to === supplier.email);
  assert.match(mail?.text ?? '', /заблокирован. Причина: «Жалобы»/);
  // Meetings that were stay, for the partners' history.
  assert.equal(await api.db.$count(schema.meetingSides, eq(schema.meetingSides.user_id, supplier.id)), 1);
  assert.equal((await bulk('unblock', { bulk: { ids: [supplier.id] } })).json<'unblockParticipants'>().done, 1);
  assert.equal(await stateOf(supplier), 'active');
  assert.equal((await api.call(supplier, 'GET', '/api/user')).status, 401);
});

test('asks for the password before an hour’s eleventh block [ORG-02]', async () => {
  const many = await Promise.all(Array.from({ length: 11 }, () => api.createUser()));
  const ids = many.map(({ id }) => id);
  const block = (some: number[]) => bulk('block', { bulk: { ids: some }, reason: 'Проверка' });
  await api.db.delete(schema.limitCounts);
  for (const id of ids.slice(0, 10)) assert.equal((await block([id])).status, 200);
  assert.equal((await block(ids.slice(10))).status, 403);
  api.setNow('2026-11-21T13:00:01+03:00');
  assert.equal((await block(ids.slice(10))).status, 200);
});

test('asks for the password before it blocks more than ten [ORG-02]', async () => {
  const many = await Promise.all(Array.from({ length: 11 }, () => api.createUser()));
  const body = { bulk: { ids: many.map(({ id }) => id) }, reason: 'Проверка' };
  const refused = await bulk('block', body);
  assert.deepEqual([refused.status, refused.headers['x-confirm']], [403, 'password']);
  await api.call(admin, 'POST', '/api/organizer/confirm', { password: PASSWORD });
  assert.equal((await bulk('block', body)).json<'blockParticipants'>().done, 11);
  api.setNow('2026-11-21T12:16:00+03:00');
  assert.equal((await bulk('block', body)).status, 403);
});

test('shows the history and saves notes by version [ORG-07]', async () => {
  const url = `${BASE}/${supplier.id}`;
  const card = (await api.call(admin, 'GET', url)).json<'getOrganizerParticipant'>();
  assert.deepEqual([card.version, card.state, card.history], [0, 'active', []]);
  const form = { stand: ' 14 ', organizer_note: 'Звонили', storage_total: 1000, version: 0 };
  const saved = (await api.call(admin, 'PUT', url, form)).json<'saveOrganizerParticipant'>();
  assert.deepEqual([saved.stand, saved.version, saved.history[0]?.action], ['14', 1, 'edit']);
  const late = await api.call(admin, 'PUT', url, form);
  assert.equal(late.status, 409);
  const conflict = JSON.parse(late.text) as { message: string; current: { stand: string } };
  assert.equal(conflict.message, 'Пока вы редактировали, появились изменения (Анна Петрова, 12:00).');
  assert.equal(conflict.current.stand, '14');
  assert.equal((await api.call(admin, 'GET', `${BASE}/${admin.id}`)).status, 404);
});

test('tells the old address of a changed e-mail [ORG-07]', async () => {
  const url = `${BASE}/${supplier.id}`;
  const form = { stand: '', organizer_note: '', storage_total: 1000, version: 0 };
  const taken = await api.call(admin, 'PUT', url, { ...form, email: customer.email });
  assert.deepEqual([taken.status, taken.text], [422, '{"errors":{"email":"ERROR_EMAIL_EXIST"}}']);
  const card = await api.call(admin, 'PUT', url, { ...form, email: 'New@test.example' });
  assert.equal(card.json<'saveOrganizerParticipant'>().email, 'New@test.example');
  await api.sendEmails();
  assert.deepEqual(
    api.mails.map(({ to }) => to),
    [supplier.email],
  );
});

test('mails a password once in ten minutes [ORG-07]', async () => {
  const url = `${BASE}/${supplier.id}/password`;
  const answer = (await api.call(admin, 'POST', url)).json<'mailParticipantPassword'>();
  assert.match(answer.to, /^u•••@test\.example$/);
  await api.sendEmails();
  assert.equal(api.mails[0]?.to, supplier.email);
  assert.equal((await api.call(admin, 'POST', url)).status, 429);
  const late = await waiting('Ждёт');
  assert.equal((await api.call(admin, 'POST', `${BASE}/${late.id}/password`)).text, 'Сначала активируйте аккаунт.');
});

test('shows a company’s page and notes it [ORG-07]', async () => {
  const page = (await api.call(admin, 'GET', `${BASE}/${supplier.id}/page`)).json<'getParticipantPage'>();
  assert.equal(page.id, supplier.id);
  const url = `/api/organizer/journal?action=preview&subject_id=${supplier.id}`;
  assert.equal((await api.call(admin, 'GET', url)).json<'getJournal'>().total_count, 1);
  const unfinished = await waiting('Без страницы');
  assert.equal((await api.call(admin, 'GET', `${BASE}/${unfinished.id}/page`)).status, 404);
});

test('asks for the password before an hour’s thousandth contact [ORG-02]', async () => {
  const reader = await api.createUser({ is_admin: true });
  const context = { db: api.db, clock: { now: () => new Date(NOON) } };
  const read = (ids: number[]) => requireContacts(context, { viewer: reader, token: undefined }, ids);
  const known = Array.from({ length: UNCONFIRMED_CONTACTS }, (_, index) => 1_000_000 + index);
  await read(known);
  await read(known);
  await assert.rejects(read([supplier.id]), { status: 403 });
  const later = { ...context, clock: { now: () => new Date(Date.parse(NOON) + 60 * 60 * 1000) } };
  await requireContacts(later, { viewer: reader, token: undefined }, [supplier.id]);
});

test('asks a reader of lists and cards for the password [ORG-02]', async () => {
  const reader = await api.createUser({ is_admin: true });
  const context = { db: api.db, clock: { now: () => new Date(NOON) } };
  const many = Array.from({ length: UNCONFIRMED_CONTACTS }, (_, index) => 1_000_000 + index);
  await requireContacts(context, { viewer: reader, token: undefined }, many);
  const urls = [BASE, `${BASE}/${supplier.id}`];
  for (const url of urls) assert.equal((await api.call(reader, 'GET', url)).headers['x-confirm'], 'password');
  await api.call(reader, 'POST', '/api/organizer/confirm', { password: PASSWORD });
  for (const url of urls) assert.equal((await api.call(reader, 'GET', url)).status, 200);
});

test('tells a sent e-mail from one that was switched off [ORG-17]', async () => {
  const states = async (notify: 'EMAIL' | 'NOT', at: string, after: string) => {
    api.setNow(at);
    const company = await api.createUser({ is_activated: false, notify });
    await bulk('activate', { bulk: { ids: [company.id] } });
    const read = async () =>
      (await api.call(admin, 'GET', `${BASE}/${company.id}`)).json<'getOrganizerParticipant'>().letters[0]?.state;
    await api.jobs.runDue(['untold notices']);
    const before = await read();
    api.setNow(after);
    await api.sendEmails();
    return [before, await read()];
  };
  assert.deepEqual(await states('EMAIL', '2026-11-22T12:00:00+03:00', '2026-11-22T12:01:00+03:00'), ['due', 'sent']);
  assert.deepEqual(await states('NOT', '2026-11-22T12:02:00+03:00', '2026-11-22T12:03:00+03:00'), ['off', 'off']);
});
