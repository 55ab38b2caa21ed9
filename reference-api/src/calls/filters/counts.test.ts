import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { selectRows } from '#platform/database/database.ts';
import * as schema from '#platform/database/schema.ts';
import { openTestApp } from '#testing/scene.ts';
import type { TestUser } from '#testing/testRows.ts';
import { BRANDINGS, CIRCULATIONS, SUMS } from '../profile/options.ts';

const CITIES = ['Москва', 'Омск', 'Минск'];
const FORM = {
  company: 'Ромашка',
  activity: [2, 3],
  description: 'о нас',
  site: '',
  circulation: ['от 10 шт.'],
  sum: ['от 10 000 ₽'],
  branding: 'Да (с нанесением)',
  only_chat: false,
  is_advertising_agency: false,
  industry: '',
};

const api = await openTestApp();
const supplier = await api.createUser();
const viewer = await api.createUser({ type: 'Заказчик' });
await api.db.insert(schema.activities).values([
  { id: 1, value: 'Текстиль', node: 0 },
  { id: 2, value: 'Футболки', node: 1 },
  { id: 3, value: 'Кепки', node: 1 },
  { id: 4, value: 'Посуда', node: 0 },
  { id: 5, value: 'Кружки', node: 4 },
]);

const count = async (from: TestUser, url: string) =>
  (await api.call(from, 'GET', `/api/filters/${url}/count`)).json<'countLocation'>().count;
const total = async (from: TestUser, filter: object) =>
  (await api.call(from, 'POST', '/api/users', filter)).json<'findUsers'>().total_count;

/**
 * Compares every count of both catalogues with the number of companies the catalogue finds.
 * @returns the customer's counts by activity area
 */
async function compareAll(when: string): Promise<number[]> {
  for (const from of [supplier, viewer]) {
    for (const title of CITIES)
      assert.equal(
        await count(from, `location/${encodeURIComponent(title)}`),
        await total(from, { location: [title] }),
        `${when}: ${title}`,
      );
    for (const [kind, options] of Object.entries({ circulation: CIRCULATIONS, sum: SUMS, branding: BRANDINGS })) {
      for (const option of options)
        assert.equal(
          await count(from, `additionally/${kind}/${encodeURIComponent(option)}`),
          await total(from, { additionally: { [kind]: [option] } }),
          `${when}: ${option}`,
        );
    }
    const { counts } = (await api.call(from, 'GET', '/api/filters/activity/count')).json<'countActivities'>();
    for (const item of counts)
      assert.equal(item.count, await total(from, { activity: [item.id] }), `${when}: ${item.id}`);
    const { cities } = (await api.call(from, 'GET', '/api/filters/location')).json<'getLocationOptions'>();
    const inhabited = await Promise.all(
      CITIES.map(async (title) => ((await total(from, { location: [title] })) > 0 ? [title] : [])),
    );
    assert.deepEqual(cities.map(({ title }) => title).sort(), inhabited.flat().sort(), when);
  }
  return (await api.call(viewer, 'GET', '/api/filters/activity/count'))
    .json<'countActivities'>()
    .counts.map((item) => item.count);
}

test('updates the counts with every change of a company [CAT-04]', async () => {
  const company = await api.createUser({ registration_step: 'COMPANY', city_id: 2 });
  const change = (fields: Partial<typeof schema.users.$inferInsert>) =>
    api.db.update(schema.users).set(fields).where(eq(schema.users.id, company.id));
  const save = async (fields: object) =>
    assert.equal((await api.call(company, 'PUT', '/api/profile/companyinfo', { ...FORM, ...fields })).status, 200);
  assert.deepEqual(await compareAll('registering'), [0, 0, 0, 0, 0]);
  await change({ registration_step: 'FINISHED' });
  await save({});
  assert.deepEqual(await compareAll('registered'), [1, 1, 1, 0, 0]);
  await save({ activity: [3, 5], circulation: ['от 50 шт.', 'от 100 шт.'], sum: [], branding: 'Нет (без нанесения)' });
  assert.deepEqual(await compareAll('other profile'), [1, 0, 1, 1, 1]);
  await change({ city_id: 3 });
  await compareAll('moved');
  for (const hidden of [{ is_blocked: true }, { is_activated: false }, { is_admin: true }]) {
    await change(hidden);
    assert.deepEqual(await compareAll(JSON.stringify(hidden)), [0, 0, 0, 0, 0]);
    await change({ is_blocked: false, is_activated: true, is_admin: false });
    assert.deepEqual(await compareAll('back'), [1, 0, 1, 1, 1]);
  }
  await change({ type: 'Заказчик' });
  assert.deepEqual(await compareAll('other type'), [0, 0, 0, 0, 0]);
  await change({ type: 'Поставщик' });
  await api.db.update(schema.activities).set({ node: 4 }).where(eq(schema.activities.id, 3));
  assert.deepEqual(await compareAll('area in another group'), [0, 0, 1, 1, 1]);
  await api.db.update(schema.activities).set({ node: 1 }).where(eq(schema.activities.id, 3));
  await api.db
    .transaction(async (tx) => {
      await tx.update(schema.users).set({ city_id: 1 }).where(eq(schema.users.id, company.id));
      await tx.delete(schema.userActivities).where(eq(schema.userActivities.user_id, company.id));
      tx.rollback();
    })
    .catch(() => undefined);
  assert.deepEqual(await compareAll('rolled back'), [1, 0, 1, 1, 1]);
  await api.db.delete(schema.users).where(eq(schema.users.id, company.id));
  assert.deepEqual(await compareAll('deleted'), [0, 0, 0, 0, 0]);
});

test('counts concurrent changes correctly and without a deadlock', async () => {
  const companies = await Promise.all(Array.from({ length: 12 }, () => api.createUser()));
  const areas = [[2, 3], [5], [3, 5], [4], [2], []];
  for (const round of [0, 1, 2]) {
    const saves = companies.map((company, index) => {
      const activity = areas[(index + round) % areas.length];
      return api.call(company, 'PUT', '/api/profile/companyinfo', {
        ...FORM,
        activity,
        circulation: CIRCULATIONS.slice(index % 5, (index % 5) + round),
      });
    });
    const blocks = companies.slice(0, 4).map(({ id }) =>
      api.db
        .update(schema.users)
        .set({ is_blocked: sql`not is_blocked` })
        .where(eq(schema.users.id, id)),
    );
    assert.deepEqual(
      [...new Set((await Promise.all(saves)).map(({ status }) => status))].filter(
        (status) => status !== 200 && status !== 403,
      ),
      [],
    );
    await Promise.all(blocks);
    await compareAll(`round ${round}`);
  }
});

test('merges the rows of each count', async () => {
  for (const city_id of [1, 2, 3])
    await api.db.update(schema.users).set({ city_id }).where(eq(schema.users.id, supplier.id));
  const rows = await selectRows(
    api.db,
    sql`select from catalogue_counts group by type, kind, value having count(*) > 1 or sum(count) <= 0`,
  );
  assert.equal(rows.length, 0);
});
