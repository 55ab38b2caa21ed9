import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as schema from '#platform/database/schema.ts';
import { openTestApp } from '#testing/scene.ts';
import type { TestUser } from '#testing/testRows.ts';

const api = await openTestApp();
const supplier = await api.createUser();
const customers = { type: 'Заказчик' } as const;
const customer = await api.createUser({
  ...customers,
  city_id: 3,
  minimum_circulation: ['от 10 шт.', 'от 50 шт.'],
  minimum_sum: ['от 10 000 ₽'],
  branding: 'Да (с нанесением)',
});
const second = await api.createUser({ ...customers, city_id: 2, minimum_circulation: ['от 50 шт.'] });
const third = await api.createUser({ ...customers, city_id: 2 });
const hidden = [
  await api.createUser({ ...customers, is_admin: true }),
  await api.createUser({ ...customers, is_blocked: true }),
  await api.createUser({ ...customers, is_activated: false }),
  await api.createUser({ ...customers, registration_step: 'MEETINGS' }),
];
await api.db.insert(schema.activities).values([
  { id: 1, value: 'Текстиль', node: 0 },
  { id: 2, value: 'Футболки', node: 1 },
  { id: 3, value: 'Кепки', node: 1 },
  { id: 4, value: 'Посуда', node: 0 },
  { id: 5, value: 'Кружки', node: 4 },
]);
const rows = [
  [customer, 2],
  [customer, 3],
  [second, 3],
  [third, 1],
  [supplier, 5],
  ...hidden.flatMap(
    (user) =>
      [
        [user, 2],
        [user, 5],
      ] as const,
  ),
] as const;
await api.db.insert(schema.userActivities).values(rows.map(([{ id }, activity_id]) => ({ user_id: id, activity_id })));

const get = (user: TestUser | null, url: string) => api.call(user, 'GET', `/api/filters/${url}`);
const countOf = async (user: TestUser, url: string) => JSON.parse((await get(user, url)).text) as { count: number };
const name = encodeURIComponent;

test('lists the cities of the viewer’s own catalogue [CAT-03]', async () => {
  assert.deepEqual((await get(supplier, 'location')).json<'getLocationOptions'>().cities, [
    { title: 'Минск', country: 'Беларусь' },
    { title: 'Омск', country: 'Россия' },
  ]);
  assert.deepEqual((await get(customer, 'location')).json<'getLocationOptions'>().cities, [
    { title: 'Москва', country: 'Россия' },
  ]);
});

test('counts as many companies as the catalogue finds [CAT-04]', async () => {
  const cases: [url: string, filter: object, count: number][] = [
    [`location/${name('Омск')}/count`, { location: ['Омск'] }, 2],
    [`location/${name('Москва')}/count`, { location: ['Москва'] }, 0],
    [`location/${name('Атлантида / 100%')}/count`, { location: ['Атлантида / 100%'] }, 0],
    [`additionally/circulation/${name('от 50 шт.')}/count`, { additionally: { circulation: ['от 50 шт.'] } }, 2],
    [`additionally/sum/${name('от 10 000 ₽')}/count`, { additionally: { sum: ['от 10 000 ₽'] } }, 1],
    [
      `additionally/branding/${name('Да (с нанесением)')}/count`,
      { additionally: { branding: ['Да (с нанесением)'] } },
      1,
    ],
    [
      `additionally/branding/${name('Нет (без нанесения)')}/count`,
      { additionally: { branding: ['Нет (без нанесения)'] } },
      0,
    ],
    [`additionally/circulation/${name('я'.repeat(200))}/count`, { additionally: { circulation: ['нет такого'] } }, 0],
  ];
  for (const [url, filter, count] of cases) {
    assert.deepEqual(await countOf(supplier, url), { count }, url);
    assert.equal((await api.call(supplier, 'POST', '/api/users', filter)).json<'findUsers'>().total_count, count, url);
  }
  assert.equal((await get(supplier, `additionally/other/x/count`)).status, 400);
  assert.equal((await get(supplier, `location/${name('я'.repeat(201))}/count`)).status, 400);
});

test('counts each company of a group’s items once [CAT-03]', async () => {
  const { counts } = (await get(supplier, 'activity/count')).json<'countActivities'>();
  assert.deepEqual(counts, [
    { id: 1, count: 3 },
    { id: 2, count: 1 },
    { id: 3, count: 2 },
    { id: 4, count: 0 },
    { id: 5, count: 0 },
  ]);
  for (const { id, count } of counts)
    assert.equal(
      (await api.call(supplier, 'POST', '/api/users', { activity: [id] })).json<'findUsers'>().total_count,
      count,
      String(id),
    );
  assert.deepEqual(
    (await get(customer, 'activity/count')).json<'countActivities'>().counts.filter(({ count }) => count > 0),
    [
      { id: 4, count: 1 },
      { id: 5, count: 1 },
    ],
  );
});

test('returns profile options during registration and without a catalogue [REG-06]', async () => {
  const newcomer = await api.createUser({ registration_step: 'COMPANY' });
  api.settings.catalog_status = false;
  assert.equal((await get(newcomer, 'additionally')).status, 200);
  delete api.settings.catalog_status;
  assert.equal((await get(null, 'additionally')).status, 401);
  const options = (await get(supplier, 'additionally')).json<'getAdditionalOptions'>();
  assert.deepEqual(
    [options.circulation.length, options.sum.length, options.branding],
    [7, 6, ['Да (с нанесением)', 'Нет (без нанесения)']],
  );
});

test('restricts filters to participants while the catalogue is on', async () => {
  const newcomer = await api.createUser({ registration_step: 'FILES' });
  for (const url of ['location', `location/${name('Омск')}/count`, 'activity/count', 'additionally/sum/x/count']) {
    assert.deepEqual([(await get(null, url)).status, (await get(newcomer, url)).status], [401, 403], url);
    api.settings.catalog_status = false;
    assert.equal((await get(supplier, url)).status, 403, url);
    delete api.settings.catalog_status;
  }
});

test('combines all filters and splits the catalogue by status [CAT-03]', async () => {
  const total = async (filter: object) =>
    (await api.call(supplier, 'POST', '/api/users', filter)).json<'findUsers'>().total_count;
  const friend = await api.createUser({
    type: 'Заказчик',
    company: 'Друзья',
    city_id: 3,
    only_chat: true,
    is_advertising_agency: true,
    minimum_circulation: ['от 50 шт.'],
    minimum_sum: ['от 10 000 ₽'],
    branding: 'Да (с нанесением)',
  });
  await api.db.insert(schema.userActivities).values({ user_id: friend.id, activity_id: 5 });
  await api.call(supplier, 'POST', '/api/message', { user_id: friend.id, text: 'привет', attachments: [] });
  await api.createMeeting(supplier, friend, '2026-11-21', '10:00');
  for (const status of ['advertisingAgencyStatus', 'communicationStatus', 'meetingStatus', 'onlyChatStatus']) {
    assert.deepEqual(
      [await total({ [status]: 0 }), await total({ [status]: 1 }), await total({ [status]: 2 })],
      [4, 1, 3],
      status,
    );
  }
  const all = {
    company: 'друз',
    location: ['Минск'],
    activity: [4],
    additionally: { circulation: ['от 50 шт.'], sum: ['от 10 000 ₽'], branding: ['Да (с нанесением)'] },
    advertisingAgencyStatus: 1,
    communicationStatus: 1,
    meetingStatus: 1,
    onlyChatStatus: 1,
  };
  assert.equal(await total(all), 1);
  const spoilers = [
    { company: 'враг' },
    { location: ['Омск'] },
    { activity: [1] },
    { additionally: { ...all.additionally, circulation: ['от 10 шт.'] } },
    { additionally: { ...all.additionally, sum: ['от 30 000 ₽'] } },
    { additionally: { ...all.additionally, branding: ['Нет (без нанесения)'] } },
  ];
  for (const spoiler of [
    ...spoilers,
    ...['advertisingAgencyStatus', 'communicationStatus', 'meetingStatus', 'onlyChatStatus'].map((status) => ({
      [status]: 2,
    })),
  ]) {
    assert.equal(await total({ ...all, ...spoiler }), 0, JSON.stringify(spoiler));
  }
});
