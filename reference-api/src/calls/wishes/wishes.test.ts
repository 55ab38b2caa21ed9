import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import * as schema from '#platform/database/schema.ts';
import { openScene } from '#testing/scene.ts';
import type { TestUser } from '#testing/testRows.ts';

const { api, supplier, customer, freeSlots, answer, slotOf } = await openScene({
  supplier: { company: 'Лель' },
  customer: { company: 'Банк «Созвездие»' },
});
const EVENING = '2026-11-21T19:00:00+03:00';

beforeEach(async () => {
  await api.db.delete(schema.wishes);
  await api.db.execute(sql`delete from wish_proposals`);
  await api.db.execute(sql`delete from wish_evenings`);
  for (const user of [supplier, customer]) await freeSlots(user, '10:00', '10:30');
});

const wish = (user: TestUser | null, company: { id: number }) => api.call(user, 'PUT', `/api/wishes/${company.id}`);
const drop = (user: TestUser, company: { id: number }) => api.call(user, 'DELETE', `/api/wishes/${company.id}`);
const wishesOf = async (user: TestUser) => (await api.call(user, 'GET', '/api/wishes')).json<'getWishes'>().wishes;
const kindsOf = async (user: TestUser) =>
  (await api.call(user, 'GET', '/api/notices')).json<'getNotices'>().notices.map(({ kind }) => kind);
const runEvening = async (now = EVENING) => {
  api.setNow(now);
  await api.jobs.runDue(['wishes']);
};

test('keeps a wish from its company until both wish [AFTER-05]', async () => {
  const before = await everythingOf(supplier);
  const alone = await wish(customer, supplier);
  assert.deepEqual([alone.status, alone.text], [200, '{"ok":true}']);
  assert.deepEqual(await everythingOf(supplier), before);
  assert.deepEqual(await wishesOf(customer), [{ id: supplier.id, company: 'Лель', is_mutual: false }]);
  api.pushed.length = 0;
  const both = await wish(supplier, customer);
  assert.deepEqual([both.status, both.text], [200, '{"ok":true}']);
  assert.deepEqual(await kindsOf(customer), ['mutual']);
  assert.deepEqual(await kindsOf(supplier), ['mutual']);
  assert.equal((await wishesOf(customer))[0]?.is_mutual, true);
  await drop(supplier, customer);
  assert.equal((await wishesOf(customer))[0]?.is_mutual, false);
  await wish(supplier, customer);
  assert.deepEqual(await kindsOf(customer), ['mutual']);
});

/** All that a company reads, and what it was pushed. */
async function everythingOf(user: TestUser) {
  const paths = [
    '/api/user',
    `/api/user/${customer.id}`,
    '/api/wishes',
    '/api/notices',
    '/api/invitations/incoming?limit=10&page=1&is_move=0',
    '/api/invitations/count',
    '/api/chats',
  ];
  const answers = [];
  for (const path of paths) answers.push((await api.call(user, 'GET', path)).text);
  const catalogue = await api.call(user, 'POST', '/api/users?limit=100&sort=fit', {});
  const told = api.pushed.filter(({ channel }) => channel === `private-user-${user.id}`);
  return [...answers, catalogue.text, told];
}

test('hides wishes from organizers [AFTER-05]', async () => {
  const administrator = await api.createUser({ is_admin: true });
  const readAll = async () => {
    const answers = [];
    for (const path of [
      '/api/organizer/overview',
      '/api/organizer/participants?limit=100',
      `/api/organizer/participants/${supplier.id}`,
    ])
      answers.push((await api.call(administrator, 'GET', path)).text.replace(/"(as_of|seen_at)":"[^"]*"/g, ''));
    return answers;
  };
  for (const user of [supplier, customer]) await wishesOf(user);
  const before = await readAll();
  await wish(customer, supplier);
  assert.deepEqual(await readAll(), before);
});

test('refuses the same companies as invitations do [AFTER-05]', async () => {
  const blocked = await api.createUser({ is_blocked: true });
  const twin = await api.createUser({ type: 'Заказчик' });
  assert.equal((await wish(null, supplier)).status, 401);
  assert.equal((await wish(customer, twin)).status, 403);
  assert.equal((await wish(customer, blocked)).status, 403);
  assert.equal((await wish(customer, { id: 2_000_000 })).status, 404);
  assert.equal((await wish(await api.createUser({ type: 'Заказчик', only_chat: true }), supplier)).status, 403);
  assert.equal((await drop(customer, { id: 2_000_000 })).status, 200);
});

test('limits wishes, which would tell who wishes back [AFTER-05]', async () => {
  for (let made = 0; made < 30; made += 1) assert.equal((await wish(customer, await api.createUser())).status, 200);
  const refused = await wish(customer, supplier);
  assert.deepEqual([refused.status, refused.text], [409, 'Отметить можно 30 компаний. Снимите другую отметку.']);
  for (let made = 0; made < 30; made += 1) {
    const company = await api.createUser();
    await drop(customer, { id: (await wishesOf(customer))[0]?.id ?? 0 });
    assert.equal((await wish(customer, company)).status, 200);
  }
  await drop(customer, { id: (await wishesOf(customer))[0]?.id ?? 0 });
  assert.equal((await wish(customer, supplier)).status, 429);
});

test('proposes each evening one timetable, confirmed by a press each [AFTER-05]', async () => {
  const second = await api.createUser({ company: 'Шаг' });
  await freeSlots(second, '10:00', '10:30');
  for (const company of [supplier, second]) {
    await wish(customer, company);
    await wish(company, customer);
  }
  await runEvening('2026-11-21T18:59:00+03:00');
  assert.ok((await wishesOf(customer)).every(({ proposal }) => proposal === undefined));
  await runEvening();
  await runEvening('2026-11-21T19:01:00+03:00');
  const proposed = (await wishesOf(customer)).map(({ proposal }) => proposal);
  assert.deepEqual(proposed, [
    { date: '2026-11-22', point: '10:00' },
    { date: '2026-11-22', point: '10:30' },
  ]);
  assert.equal((await kindsOf(customer)).filter((kind) => kind === 'timetable').length, 1);

  const slot = { date: '2026-11-22', point: (await wishesOf(supplier))[0]?.proposal?.point ?? '' };
  const sent = await api.call(customer, 'POST', '/api/invite', { user_id: supplier.id, ...slot });
  const { id } = sent.json<'invite'>();
  assert.deepEqual((await wishesOf(supplier))[0]?.proposal, { ...slot, invitation: { id, is_incoming: true } });
  assert.equal((await answer(supplier, id)).status, 200);
  assert.equal(await slotOf(customer, slot.date, slot.point), 'ASSIGNED');
  assert.equal((await wishesOf(supplier))[0]?.proposal, undefined);
});

test('drops proposals of occupied slots and ended wishes [AFTER-05]', async () => {
  await wish(customer, supplier);
  await wish(supplier, customer);
  await runEvening();
  const { date = '', point = '' } = (await wishesOf(customer))[0]?.proposal ?? {};
  await api.createMeeting(supplier, await api.createUser({ type: 'Заказчик' }), date, point);
  assert.equal((await wishesOf(customer))[0]?.proposal, undefined);
  await runEvening('2026-11-22T19:00:00+03:00');
  assert.deepEqual((await wishesOf(customer))[0]?.proposal, { date: '2026-11-23', point: '10:00' });
  await drop(supplier, customer);
  assert.deepEqual(await wishesOf(customer), [{ id: supplier.id, company: 'Лель', is_mutual: false }]);
  await api.db.update(schema.users).set({ is_blocked: true }).where(eq(schema.users.id, supplier.id));
  assert.deepEqual(await wishesOf(customer), []);
});
