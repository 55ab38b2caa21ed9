import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import * as schema from '#platform/database/schema.ts';
import { openTestApp } from '#testing/scene.ts';
import type { TestUser } from '#testing/testRows.ts';

const api = await openTestApp();
const supplier = await api.createUser({ company: 'Я поставщик' });
const customer = await api.createUser({
  type: 'Заказчик',
  company: 'Альфа 100%',
  city_id: 2,
  minimum_circulation: ['от 10 шт.', 'от 50 шт.'],
  minimum_sum: ['от 10 000 ₽'],
  branding: 'Да (с нанесением)',
  is_advertising_agency: true,
});
await api.createUser({ type: 'Заказчик', company: 'Бета', only_chat: true });
await api.createUser({ type: 'Заказчик', company: 'Администратор', is_admin: true });
await api.createUser({ type: 'Заказчик', company: 'Заблокированный', is_blocked: true });
await api.createUser({ type: 'Заказчик', company: 'На модерации', is_activated: false });
await api.createUser({ type: 'Заказчик', company: 'Регистрируется', registration_step: 'MEETINGS' });
await api.db.insert(schema.activities).values([
  { id: 1, value: 'Текстиль', node: 0 },
  { id: 2, value: 'Футболки', node: 1 },
  { id: 3, value: 'Посуда', node: 0 },
]);
await api.db.insert(schema.userActivities).values({ user_id: customer.id, activity_id: 2 });

const find = async (user: TestUser, filter: object = {}, query = '') =>
  (await api.call(user, 'POST', `/api/users?${query}`, filter)).json<'findUsers'>();
const companies = async (filter: object) => (await find(supplier, filter)).users.map(({ company }) => company);

test('lists the opposite type without hidden users', async () => {
  assert.deepEqual(await companies({}), ['Альфа 100%', 'Бета']);
  const { users } = await find(customer);
  assert.deepEqual(
    users.map(({ company }) => company),
    ['Я поставщик'],
  );
});

test('narrows the catalogue by each filter', async () => {
  const alpha = ['Альфа 100%'];
  const filters = [
    { company: 'альФА' },
    { company: '%' },
    { location: ['Омск', 'Минск'] },
    { activity: [2] },
    { activity: [1] },
    { additionally: { circulation: ['от 50 шт.', 'от 5000 шт.'] } },
    { additionally: { sum: ['от 10 000 ₽'] } },
    { additionally: { branding: ['Да (с нанесением)'] } },
    { advertisingAgencyStatus: 1 },
    { onlyChatStatus: 2 },
  ];
  for (const filter of filters) assert.deepEqual(await companies(filter), alpha, JSON.stringify(filter));
  for (const filter of [{ advertisingAgencyStatus: 2 }, { onlyChatStatus: 1 }])
    assert.deepEqual(await companies(filter), ['Бета']);
  for (const filter of [
    { company: '_' },
    { activity: [3] },
    { activity: [0] },
    { activity: [99_999_999_999] },
    { location: ['Минск'] },
  ])
    assert.deepEqual(await companies(filter), [], JSON.stringify(filter));
  assert.deepEqual(await companies({ location: [], activity: [], advertisingAgencyStatus: 0 }), ['Альфа 100%', 'Бета']);
});

test('finds name parts in any case and special characters literally [CAT-03]', async () => {
  const names = ['Ёлки И ПАЛКИ', 'ёлки 50%_\\', 'Elki'];
  const made = [];
  for (const company of names) made.push(await api.createUser({ type: 'Заказчик', company }));
  const cases: [string, string[]][] = [
    ['ёЛКИ', ['ёлки 50%_\\', 'Ёлки И ПАЛКИ']],
    ['и палк', ['Ёлки И ПАЛКИ']],
    ['ELK', ['Elki']],
    ['%_', ['ёлки 50%_\\']],
    ['_\\', ['ёлки 50%_\\']],
    ['ё_ки', []],
    ['Ёлки%палки', []],
    ['лки\\', []],
  ];
  for (const [company, found] of cases) assert.deepEqual(await companies({ company }), found, company);
  // Case does not affect the order.
  assert.deepEqual(await companies({}), ['Elki', 'Альфа 100%', 'Бета', 'ёлки 50%_\\', 'Ёлки И ПАЛКИ']);
  for (const { id } of made) await api.db.delete(schema.users).where(eq(schema.users.id, id));
});

test('flags and filters users already contacted or met', async () => {
  await api.call(supplier, 'POST', '/api/message', { user_id: customer.id, text: 'привет', attachments: [] });
  await api.createMeeting(supplier, customer, '2026-11-20', '10:00');
  assert.deepEqual(await companies({ communicationStatus: 1 }), ['Альфа 100%']);
  assert.deepEqual(await companies({ communicationStatus: 2 }), ['Бета']);
  assert.deepEqual(await companies({ meetingStatus: 1 }), ['Альфа 100%']);
  assert.deepEqual(await companies({ meetingStatus: 2 }), ['Бета']);
  const [alpha, beta] = (await find(supplier)).users;
  assert.deepEqual(
    [alpha?.already_communicated, alpha?.already_met, beta?.already_communicated, beta?.already_met],
    [true, true, false, false],
  );
  const seen = (await api.call(customer, 'GET', `/api/user/${supplier.id}`)).json<'getParticipant'>();
  assert.deepEqual([seen.already_communicated, seen.already_met], [true, true]);
});

test('covers the catalogue with pages that do not overlap', async () => {
  const pages = await Promise.all([1, 2, 3].map((page) => find(supplier, {}, `limit=1&page=${page}`)));
  assert.deepEqual(
    pages.map(({ users }) => users.length),
    [1, 1, 0],
  );
  assert.deepEqual([pages[0]?.total_count, pages[0]?.pages], [2, 2]);
  assert.notEqual(pages[0]?.users[0]?.id, pages[1]?.users[0]?.id);
});

test('previews the user’s own card while the catalogue is off', async () => {
  api.settings.catalog_status = false;
  assert.equal((await api.call(supplier, 'POST', '/api/users', {})).status, 403);
  assert.deepEqual(
    (await find(supplier, {}, 'preview=1')).users.map(({ id }) => id),
    [supplier.id],
  );
  delete api.settings.catalog_status;
});

test('omits private fields from a participant’s page', async () => {
  const answer = await api.call(supplier, 'GET', `/api/user/${customer.id}`);
  assert.equal(answer.json<'getParticipant'>().company, 'Альфа 100%');
  assert.ok(!answer.text.includes(customer.email));
  for (const field of ['phone', 'firstname', 'notify', 'password']) assert.ok(!answer.text.includes(field), field);
});

test('marks administrators and hides invisible users', async () => {
  const admin = await api.createUser({ is_admin: true });
  assert.equal((await api.call(supplier, 'GET', `/api/user/${admin.id}`)).json<'getParticipant'>().is_admin, true);
  const hidden = [
    await api.createUser({ is_activated: false }),
    await api.createUser({ registration_step: 'FILES' }),
    { id: 2_000_000_000 },
  ];
  for (const { id } of hidden) {
    const answer = await api.call(supplier, 'GET', `/api/user/${id}`);
    assert.deepEqual([answer.status, answer.text], [404, 'Участник не найден.']);
  }
});

test('reports a page only for registered, activated companies [ROUTE-10]', async () => {
  const exists = async (id: number) =>
    (await api.call(supplier, 'GET', `/api/user/exist/${id}`)).json<'userExists'>().ok;
  assert.deepEqual([await exists(customer.id), await exists(supplier.id)], [true, true]);
  const others = [
    await api.createUser({ is_admin: true }),
    await api.createUser({ is_activated: false }),
    await api.createUser({ registration_step: 'FILES' }),
    { id: 2_000_000_000 },
  ];
  for (const { id } of others) assert.equal(await exists(id), false);
  assert.equal((await api.call(null, 'GET', `/api/user/exist/${customer.id}`)).status, 401);
});
