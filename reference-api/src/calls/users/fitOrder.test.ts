import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq, ne } from 'drizzle-orm';
import { companyFit, fitScore } from 'shared-api/fit';
import * as schema from '#platform/database/schema.ts';
import { openTestApp } from '#testing/scene.ts';
import { NOON } from '#testing/testApp.ts';
import type { TestUser } from '#testing/testRows.ts';
import { BRANDINGS, CIRCULATIONS, SUMS } from '../profile/options.ts';
import { findFitSide, rankFits } from './fitOrder.ts';

const api = await openTestApp();
const GROUP = 1;
const AREAS = [2, 3, 4, 5];
await api.db
  .insert(schema.activities)
  .values([{ id: GROUP, value: 'Группа', node: 0 }, ...AREAS.map((id) => ({ id, value: `Тема ${id}`, node: GROUP }))]);

type Fields = Parameters<typeof api.createUser>[0];
async function createCompany(areas: number[], fields: Fields): Promise<TestUser> {
  const user = await api.createUser(fields);
  if (areas.length > 0)
    await api.db.insert(schema.userActivities).values(areas.map((activity_id) => ({ user_id: user.id, activity_id })));
  return user;
}

const [ten, fifty] = [[CIRCULATIONS[0] ?? ''], [CIRCULATIONS[1] ?? '']];
const [cheap, dear] = [[SUMS[0] ?? ''], [SUMS[1] ?? '']];
const [printed = '', plain = ''] = BRANDINGS;
const terms = { minimum_circulation: ten, minimum_sum: cheap, branding: printed };
const others = { minimum_circulation: fifty, minimum_sum: dear, branding: plain };
/** Areas, city, terms of customers and of suppliers. */
const COMPANIES: [number[], number, object][] = [
  [AREAS, 1, terms],
  [AREAS, 2, others],
  [[2, 3, 4], 1, others],
  [[2, 3], 2, terms],
  [[2], 1, { ...others, minimum_circulation: [...ten, ...fifty] }],
  [[2], 1, { ...terms, branding: '' }],
  [[5], 3, { ...others, minimum_sum: cheap }],
  [[5, GROUP], 3, { ...others, branding: printed }],
  [[5], 3, { minimum_circulation: [], minimum_sum: [], branding: '' }],
  // Choosing a group does not choose its areas.
  [[GROUP], 1, terms],
  [[], 1, terms],
];
const cast: TestUser[] = [];
for (const type of ['Заказчик', 'Поставщик'] as const)
  for (const [index, [areas, city_id, fields]] of COMPANIES.entries())
    cast.push(await createCompany(areas, { type, city_id, ...fields, company: `${type} ${(index * 7) % 5}` }));

const find = async (user: TestUser, query: string, filter: object = {}) =>
  (await api.call(user, 'POST', `/api/users?${query}`, filter)).json<'findUsers'>();

test('[FIT-01] sorts for companies of both types as companyFit does', async () => {
  for (const viewer of cast) {
    const own = (await api.call(viewer, 'GET', '/api/user')).json<'getCurrentUser'>();
    const byName = (await find(viewer, 'limit=100')).users;
    const scoreOf = (company: (typeof byName)[number]) => {
      const fit = companyFit(own, company);
      return fit ? fitScore(fit) : -1;
    };
    const expected = byName.toSorted((one, other) => scoreOf(other) - scoreOf(one));
    const { users, total_count } = await find(viewer, 'sort=fit&limit=100');
    assert.deepEqual(
      users.map(({ id }) => id),
      expected.map(({ id }) => id),
      JSON.stringify(own),
    );
    assert.equal(total_count, byName.length);
    for (const company of users) {
      const themes = companyFit(own, company)?.themes;
      assert.deepEqual(
        company.fit && [company.fit.common.length, company.fit.wanted],
        themes && [themes.common.length, themes.wanted],
      );
    }
  }
});

test('[FIT-01] pages cover fits and others once', async () => {
  const viewer = cast[3] as TestUser;
  const all = (await find(viewer, 'sort=fit&limit=100')).users.map(({ id }) => id);
  const paged: number[] = [];
  for (const page of [1, 2, 3, 4]) {
    const { users, pages, total_count } = await find(viewer, `sort=fit&limit=3&page=${page}`);
    assert.deepEqual([pages, total_count], [4, all.length]);
    paged.push(...users.map(({ id }) => id));
  }
  assert.deepEqual(paged, all);
  assert.deepEqual((await find(viewer, 'sort=fit&limit=3&page=5')).users, []);
});

test('[FIT-01] finds the best ones as all in order begin', async () => {
  for (const { id } of cast.slice(0, 4)) {
    const side = await findFitSide(api.db, id);
    assert.ok(side);
    const isOther = ne(schema.users.type, side.type);
    const all = await rankFits(api.db, side, isOther, undefined);
    assert.ok(all.length > 5);
    for (const most of [1, 5, all.length, 100])
      assert.deepEqual(await rankFits(api.db, side, isOther, most), all.slice(0, most));
  }
});

test('[FIT-01] filters fits and omits companies that have left meanwhile', async () => {
  const [viewer, first] = [cast[0] as TestUser, cast[COMPANIES.length] as TestUser];
  const idsOf = async (filter: object = {}) => (await find(viewer, 'sort=fit', filter)).users.map(({ id }) => id);
  assert.equal((await idsOf())[0], first.id);
  assert.ok(!(await idsOf({ location: ['Омск'] })).includes(first.id));
  await api.db.update(schema.users).set({ is_blocked: true }).where(eq(schema.users.id, first.id));
  assert.ok(!(await idsOf()).includes(first.id));
  await api.db.update(schema.users).set({ is_blocked: false }).where(eq(schema.users.id, first.id));
});

test('[FIT-01] sees changed activity areas of the viewer at once', async () => {
  const viewer = await createCompany([], { type: 'Заказчик' });
  const before = await find(viewer, 'sort=fit');
  assert.ok(before.users.every(({ fit }) => fit === undefined));
  await api.db.insert(schema.userActivities).values({ user_id: viewer.id, activity_id: 5 });
  assert.deepEqual((await find(viewer, 'sort=fit')).users[0]?.fit, { common: [5], wanted: 1 });
});

test('[FIT-01] lists latest visitors first and refuses unknown orders', async () => {
  const viewer = cast[0] as TestUser;
  const later = cast[COMPANIES.length + 4] as TestUser;
  api.setNow(new Date(Date.parse(NOON) + 3_600_000).toISOString());
  await api.call(later, 'GET', '/api/user');
  const { users } = await find(viewer, 'sort=seen');
  assert.equal(users[0]?.id, later.id);
  assert.equal((await api.call(viewer, 'POST', '/api/users?sort=price', {})).status, 400);
});
