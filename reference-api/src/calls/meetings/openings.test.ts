import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { eq } from 'drizzle-orm';
import * as schema from '#platform/database/schema.ts';
import { openScene } from '#testing/scene.ts';
import type { TestUser } from '#testing/testRows.ts';

/** NOON of the scene is an hour before it. */
const SLOT = { date: '2026-11-21', point: '13:00' };
const QUERY = `date=${SLOT.date}&point=${SLOT.point}`;

const { api, supplier, customer, freeSlots, answer, statusOf } = await openScene({
  supplier: { company: 'Лель' },
  customer: { company: 'Банк «Созвездие»' },
});
const AREAS = [1, 2, 3];
await api.db.insert(schema.activities).values(AREAS.map((id) => ({ id, value: `Тема ${id}`, node: 0 })));

/** A company that is free then, and online. */
async function createCompany(
  type: 'Заказчик' | 'Поставщик',
  company: string,
  areas: number[],
  isOnline = true,
): Promise<TestUser> {
  const user = await api.createUser({ type, company });
  await addAreas(user, areas);
  await freeSlots(user, SLOT.point);
  if (isOnline) await api.call(user, 'GET', '/api/user');
  return user;
}
const addAreas = ({ id }: TestUser, areas: number[]) =>
  api.db.insert(schema.userActivities).values(areas.map((activity_id) => ({ user_id: id, activity_id })));

beforeEach(async () => {
  // Excludes companies of earlier tests.
  await api.db.update(schema.users).set({ only_chat: true });
  await api.db.update(schema.users).set({ only_chat: false }).where(eq(schema.users.id, supplier.id));
  await api.db.update(schema.users).set({ only_chat: false }).where(eq(schema.users.id, customer.id));
  await api.db.delete(schema.freedSlots);
  await addAreas(supplier, AREAS);
  await addAreas(customer, AREAS);
  for (const user of [supplier, customer]) await freeSlots(user, SLOT.point, '13:30');
});

const meet = () => api.createMeeting(supplier, customer, SLOT.date, SLOT.point);
const cancel = (user: TestUser) => api.call(user, 'POST', `/api/meeting/cancel?${QUERY}`);
const runJobs = () => api.jobs.runDue(['short invitations', 'freed slots']);
const openingsOf = async (user: TestUser) =>
  (await api.call(user, 'GET', `/api/meetings/openings?${QUERY}`)).json<'getOpenings'>();
const bellOf = async (user: TestUser, kind: string) => {
  const { notices } = (await api.call(user, 'GET', '/api/notices')).json<'getNotices'>();
  return notices.filter((notice) => notice.kind === kind);
};
const inviteShort = (from: TestUser, to: TestUser, fields: object = {}) =>
  api.call(from, 'POST', '/api/invite', { ...SLOT, user_id: to.id, is_short: true, ...fields });

test('offers both sides the three best fits at once [AFTER-05]', async () => {
  await meet();
  for (const [name, areas] of [
    ['Три', [1, 2, 3]],
    ['Две', [1, 2]],
    ['Одна', [1]],
    ['Ещё одна', [2]],
  ] as const)
    await createCompany('Поставщик', name, [...areas]);
  const buyer = await createCompany('Заказчик', 'Покупатель', [1]);
  await cancel(customer);
  await runJobs();
  const [offered] = await bellOf(customer, 'slot_free');
  assert.deepEqual(
    offered?.companies?.map(({ company }) => company),
    ['Три', 'Две', 'Ещё одна'],
  );
  assert.deepEqual([offered?.urgent, offered?.href], [true, `/meetings?date=${SLOT.date}&free=${SLOT.point}`]);
  const [other] = await bellOf(supplier, 'slot_free');
  assert.deepEqual(other?.companies, [{ id: buyer.id, company: 'Покупатель' }]);
  assert.deepEqual(await openingsOf(customer), { companies: offered?.companies });
  assert.deepEqual(await bellOf(buyer, 'slot_free'), []);
  assert.equal((await api.db.select().from(schema.freedSlots)).length, 0);
});

test('omits companies that are offline, busy or asked before [AFTER-05]', async () => {
  await meet();
  await createCompany('Поставщик', 'Не на связи', [1], false);
  const busy = await createCompany('Поставщик', 'Занята', [1]);
  await api.createMeeting(busy, await api.createUser({ type: 'Заказчик' }), SLOT.date, SLOT.point);
  const asked = await createCompany('Поставщик', 'Уже звали', [1]);
  await api.createInvitation(customer, asked, { ...SLOT, status: 'REJECTED' });
  await createCompany('Поставщик', 'Другие темы', []).catch(() => undefined);
  await cancel(supplier);
  await runJobs();
  assert.deepEqual(await bellOf(customer, 'slot_free'), []);
  assert.deepEqual(await openingsOf(customer), { companies: [] });
});

test('offers a slot from which a meeting moves away [AFTER-05]', async () => {
  await meet();
  const lone = await createCompany('Поставщик', 'Шаг', [1]);
  const move = { user_id: customer.id, date: SLOT.date, point: '13:30', _date: SLOT.date, _point: SLOT.point };
  const { id } = (await api.call(supplier, 'POST', '/api/invite', move)).json<'invite'>();
  await answer(customer, id);
  await runJobs();
  assert.deepEqual((await bellOf(customer, 'slot_free'))[0]?.companies, [{ id: lone.id, company: 'Шаг' }]);
});

test('ignores past slots and those beyond three hours [AFTER-05]', async () => {
  await createCompany('Поставщик', 'Шаг', [1]);
  for (const now of ['2026-11-21T09:59:00+03:00', '2026-11-21T13:00:00+03:00']) {
    api.setNow(now);
    await api.call(supplier, 'GET', '/api/user');
    await api.db.insert(schema.freedSlots).values({ user_id: customer.id, ...SLOT });
    await runJobs();
    assert.deepEqual(await bellOf(customer, 'slot_free'), []);
    assert.deepEqual(await openingsOf(customer), { companies: [] });
  }
});

test('asks one company at a time, for fifteen minutes [AFTER-05]', async () => {
  const first = await createCompany('Поставщик', 'Лель', [1, 2]);
  const next = await createCompany('Поставщик', 'Шаг', [1]);
  const sent = (await inviteShort(customer, first)).json<'invite'>();
  assert.equal(sent.expires_at, '2026-11-21T09:15:00.000Z');
  const refused = await inviteShort(customer, next);
  assert.deepEqual([refused.status, refused.text], [409, 'Сначала дождитесь ответа: Лель отвечает до 12:15.']);
  assert.deepEqual((await openingsOf(customer)).asked, {
    id: sent.id,
    user_id: first.id,
    company: 'Лель',
    expires_at: sent.expires_at,
  });
  api.setNow('2026-11-21T12:15:00+03:00');
  const late = await answer(first, sent.id);
  assert.deepEqual([late.status, late.text], [409, 'Время на ответ вышло.']);
  await api.call(next, 'GET', '/api/user');
  await runJobs();
  await runJobs();
  assert.equal(await statusOf(sent.id), 'CANCELED');
  assert.deepEqual(
    [...(await bellOf(customer, 'fell')), ...(await bellOf(first, 'fell'))].map(({ cause }) => cause),
    ['unanswered', 'unanswered'],
  );
  assert.deepEqual((await bellOf(customer, 'slot_free'))[0]?.companies, [{ id: next.id, company: 'Шаг' }]);
  assert.equal((await inviteShort(customer, next)).status, 200);
});

test('offers the next company after a refusal [AFTER-05]', async () => {
  const first = await createCompany('Поставщик', 'Лель', [1, 2]);
  const next = await createCompany('Поставщик', 'Шаг', [1]);
  const { id } = (await inviteShort(customer, first)).json<'invite'>();
  await answer(first, id, 'REJECTED');
  await runJobs();
  assert.deepEqual((await bellOf(customer, 'slot_free'))[0]?.companies, [{ id: next.id, company: 'Шаг' }]);
  assert.equal((await answer(next, (await inviteShort(customer, next)).json<'invite'>().id)).status, 200);
  assert.deepEqual(await openingsOf(customer), { companies: [] });
});

test('refuses short invitations to later slots and moves [AFTER-05]', async () => {
  const other = await createCompany('Поставщик', 'Шаг', [1]);
  const refused = await inviteShort(customer, other, { date: '2026-11-22' });
  assert.deepEqual([refused.status, refused.text], [409, 'Так приглашают только на ближайшие три часа.']);
  await meet();
  const move = await inviteShort(customer, supplier, { point: '13:30', _date: SLOT.date, _point: SLOT.point });
  assert.equal(move.status, 400);
});
