import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import * as schema from '#platform/database/schema.ts';
import { openScene } from '#testing/scene.ts';
import { PASSWORD } from '#testing/testApp.ts';

const { api, supplier, customer } = await openScene();
const admin = await api.createUser({ is_admin: true, firstname: 'Анна', lastname: 'Петрова' });

const POST = {
  title: ' Открыто ',
  text: 'Текст',
  audience: 'all',
  publish_at: 'now',
  pinned_until: null,
  notify: false,
};
const add = (fields = {}) => api.call(admin, 'POST', '/api/organizer/news', { ...POST, ...fields });
const titlesOf = async (user: typeof supplier) =>
  (await api.call(user, 'GET', '/api/news')).json<'getNews'>().news.map(({ title }) => title);
const told = () => api.pushed.filter(({ event }) => event === 'site');

test('publishes news at once and tells open pages [ORG-08]', async () => {
  const post = (await add()).json<'addNews'>();
  assert.deepEqual([post.title, post.state], ['Открыто', 'published']);
  assert.deepEqual(await titlesOf(supplier), ['Открыто']);
  assert.deepEqual(
    told().map(({ channel, data }) => [channel, data]),
    [['private-all', { what: 'news' }]],
  );
  const edit = { ...POST, title: 'Исправлено', version: post.version };
  assert.ok((await api.call(admin, 'PUT', `/api/organizer/news/${post.id}`, edit)).json<'saveNews'>().edited_at);
  assert.equal((await api.call(admin, 'PUT', `/api/organizer/news/${post.id}`, edit)).status, 409);
  await api.call(admin, 'DELETE', `/api/organizer/news/${post.id}`);
  assert.deepEqual(await titlesOf(supplier), []);
  await api.call(admin, 'POST', `/api/organizer/news/${post.id}/restore`);
  assert.deepEqual(await titlesOf(supplier), ['Исправлено']);
  await api.call(admin, 'DELETE', `/api/organizer/news/${post.id}`);
});

test('publishes at its time, for its audience, with notices [ORG-08]', async () => {
  await add({ title: 'Поздно', audience: 'Поставщик', publish_at: '2026-11-21T10:00:00Z', notify: true });
  assert.deepEqual(await titlesOf(supplier), []);
  await api.jobs.runDue(['timed news', 'untold news']);
  assert.equal(told().length, 0);
  api.setNow('2026-11-21T13:00:01+03:00');
  // One after the other: the notice follows a second after publishing.
  await api.jobs.runDue(['timed news']);
  await api.jobs.runDue(['untold news']);
  assert.equal(told().length, 1);
  assert.deepEqual([await titlesOf(supplier), await titlesOf(customer)], [['Поздно'], []]);
  const notices = await api.db.select().from(schema.notices).where(eq(schema.notices.kind, 'news'));
  assert.ok(notices.some(({ user_id }) => user_id === supplier.id));
  assert.ok(!notices.some(({ user_id }) => user_id === customer.id));
  const url = '/api/organizer/journal?action=news.publish&subject_type=news';
  const [entry] = (await api.call(admin, 'GET', url)).json<'getJournal'>().entries;
  assert.deepEqual([entry?.actor, entry?.title], [null, 'Поздно']);
  await api.db.delete(schema.news);
});

test('keeps drafts from participants and pins first [ORG-08]', async () => {
  await add({ title: 'Черновик', publish_at: null });
  await add({ title: 'Закреплено', pinned_until: '2026-11-22' });
  api.setNow('2026-11-21T12:05:00+03:00');
  await add({ title: 'Новее' });
  assert.deepEqual(await titlesOf(customer), ['Закреплено', 'Новее']);
  const page = (await api.call(admin, 'GET', '/api/organizer/news')).json<'getOrganizerNews'>();
  assert.deepEqual(page.counts, { draft: 1, scheduled: 0, published: 2 });
  assert.equal(page.news[0]?.title, 'Черновик');
  assert.equal(page.audiences.all, page.audiences.Заказчик + page.audiences.Поставщик);
});

test('refuses news without words and times in the past [ORG-08]', async () => {
  assert.equal((await add({ title: '  ' })).text, 'Напишите заголовок.');
  assert.equal((await add({ text: '\n ' })).text, 'Напишите текст новости.');
  assert.equal((await add({ publish_at: '2026-11-21T08:59:00Z' })).text, 'Выберите время позже текущего.');
  assert.equal((await add({ pinned_until: '2026-11-20' })).status, 400);
  assert.equal((await add({ title: 'я'.repeat(121) })).status, 400);
});

test('still shows news that an operator inserts [ORG-08]', async () => {
  await api.db.insert(schema.news).values({ title: 'Из базы', text: 'Т', created_at: new Date('2026-11-22') });
  assert.ok((await titlesOf(supplier)).includes('Из базы'));
});

const EVENT = {
  name: 'Встреча',
  venue: 'Экспоцентр',
  address: 'Москва',
  datestart: '2026-11-20',
  dateend: '2026-12-04',
};

test('cancels what new dates exclude once the organizer accepts [ORG-09]', async () => {
  await api.createMeeting(supplier, customer, '2026-12-03', '10:00');
  const invitation = await api.createInvitation(customer, supplier, { date: '2026-12-04', point: '11:00' });
  const save = (fields: object) => api.call(admin, 'PUT', '/api/organizer/event', { ...EVENT, version: 0, ...fields });
  const asked = await save({ dateend: '2026-12-01' });
  const { message, meetings, invitations } = JSON.parse(asked.text) as Record<string, unknown>;
  assert.deepEqual([asked.status, meetings, invitations], [409, 1, 1]);
  assert.equal(message, 'Вне новых дат останутся 1 встреча и 1 приглашение. Они отменятся, участники узнают.');
  const unconfirmed = await save({ dateend: '2026-12-01', accept: true });
  assert.deepEqual([unconfirmed.status, unconfirmed.headers['x-confirm']], [403, 'password']);
  await api.call(admin, 'POST', '/api/organizer/confirm', { password: PASSWORD });
  assert.equal((await save({ dateend: '2026-12-01', accept: true })).status, 200);
  const kinds = await api.db.select().from(schema.notices).where(eq(schema.notices.user_id, supplier.id));
  assert.deepEqual(kinds.map(({ kind, data }) => [kind, data.cause]).sort(), [
    ['by_organizer', undefined],
    ['fell', 'event'],
  ]);
  const [row] = await api.db.select().from(schema.invitations).where(eq(schema.invitations.id, invitation));
  assert.equal(row?.status, 'CANCELED');
  assert.equal((await api.call(null, 'GET', '/api/event')).json<'getEvent'>().venue, 'Экспоцентр');
  assert.equal((await save({})).status, 409);
  assert.equal((await save({ version: 1, datestart: '2026-12-05' })).text, 'Конец не может быть раньше начала.');
  assert.equal((await save({ version: 1, dateend: '2027-01-19' })).text, 'Мероприятие длится не больше 60 дней.');
  assert.equal((await save({ version: 1 })).status, 200);
});

test('plans the first event [ORG-09]', async () => {
  await api.db.update(schema.events).set({ is_active: false });
  const none = (await api.call(admin, 'GET', '/api/organizer/event')).json<'getOrganizerEvent'>();
  assert.equal(none.event, null);
  const { event } = (
    await api.call(admin, 'PUT', '/api/organizer/event', { ...EVENT, version: 0 })
  ).json<'saveEvent'>();
  assert.equal(event?.name, 'Встреча');
});

test('saves switches, except those that the environment holds [ORG-09]', async () => {
  const save = (name: string, value: boolean) => api.call(admin, 'PUT', '/api/organizer/settings', { name, value });
  assert.equal((await save('catalog_status', false)).json<'saveSetting'>().settings.catalog_status, false);
  assert.equal((await api.call(supplier, 'POST', '/api/users', {})).text, 'Каталог сейчас отключён.');
  assert.deepEqual(
    told().map(({ data }) => data),
    [{ what: 'settings' }],
  );
  api.settings.premoderation_status = true;
  assert.equal((await save('premoderation_status', false)).text, 'Задано при запуске сервера.');
  delete api.settings.premoderation_status;
  await save('catalog_status', true);
});

test('shows contacts, rules and banners to guests [ORG-09]', async () => {
  const save = (name: string, body: object) => api.call(admin, 'PUT', `/api/organizer/site/${name}`, body);
  const managers = [{ name: 'Анна', phone: '+7 495 1234567', email: 'a@test.example' }];
  assert.equal((await save('managers', { managers, version: 0 })).status, 200);
  assert.deepEqual((await api.call(null, 'GET', '/api/site')).json<'getSite'>(), { managers });
  assert.equal((await save('managers', { managers, version: 0 })).status, 409);
  assert.equal((await save('rules', { rules: { url: 'javascript:alert(1)' }, version: 0 })).status, 400);
  assert.equal((await save('rules', { managers, version: 0 })).text, 'Не хватает поля «rules».');
});

test('lets every session subscribe to the channel of everybody [ORG-09]', async () => {
  const subscribe = (user: typeof supplier) => {
    const payload = 'socket_id=1.1&channel_name=private-all';
    const headers = { cookie: user.cookie, 'content-type': 'application/x-www-form-urlencoded' };
    return api.inject({ method: 'POST', url: '/api/pusher/auth', payload, headers });
  };
  for (const user of [supplier, admin]) assert.equal((await subscribe(user)).status, 200);
});
