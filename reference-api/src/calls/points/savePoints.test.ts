import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openScene } from '#testing/scene.ts';
import type { TestUser } from '#testing/testRows.ts';

const DATE = '2026-11-23';

const { api, supplier: user } = await openScene();

const save = (who: TestUser | null, points: string[], status = 'AVAILABLE', date = DATE) =>
  api.call(who, 'PUT', `/api/points/${date}`, { points, status });
const saveSchedule = (who: TestUser | null, points: string[], status = 'AVAILABLE') =>
  api.call(who, 'PUT', '/api/points', { points, status });
const free = async (who: TestUser, query = '') =>
  (await api.call(who, 'GET', `/api/points?${query}`))
    .json<'getPoints'>()
    .points.filter(({ status }) => status === 'AVAILABLE')
    .map(({ point }) => point);

test('lets a day’s slots override the schedule', async () => {
  assert.deepEqual(await free(user), []);
  assert.equal((await saveSchedule(user, ['10:00', '10:30', '10:00', '20:30'])).status, 200);
  assert.deepEqual(await free(user), ['10:00', '10:30', '20:30']);
  assert.equal((await save(user, ['10:30', '20:30'], 'BLOCKED')).status, 200);
  assert.equal((await save(user, ['09:00'])).status, 200);
  assert.deepEqual(await free(user, `date=${DATE}`), ['09:00', '10:00']);
  assert.deepEqual(await free(user, 'date=2026-11-24'), ['10:00', '10:30', '20:30']);
  assert.equal((await saveSchedule(user, ['10:00'], 'BLOCKED')).status, 200);
  assert.deepEqual(await free(user, `date=${DATE}`), ['09:00']);
  assert.deepEqual(await free(user), ['10:30', '20:30']);
});

test('shows the schedule without meetings and only to its owner', async () => {
  const customer = await api.createUser({ type: 'Заказчик' });
  await saveSchedule(user, ['10:00']);
  await api.createMeeting(user, customer, DATE, '10:00');
  assert.deepEqual(await free(user, `user_id=${user.id}`), ['10:00']);
  for (const query of [`user_id=${user.id}`, `company_id=${user.id}`])
    assert.equal((await api.call(customer, 'GET', `/api/points?${query}`)).status, 400);
});

test('accepts company_id as well as user_id', async () => {
  const customer = await api.createUser({ type: 'Заказчик' });
  await saveSchedule(user, ['10:00']);
  for (const query of [`user_id=${user.id}`, `company_id=${user.id}`, `user_id=${user.id}&company_id=${user.id}`]) {
    assert.deepEqual(await free(customer, `date=${DATE}&${query}`), ['10:00'], query);
  }
  assert.equal(
    (await api.call(customer, 'GET', `/api/points?date=${DATE}&user_id=${user.id}&company_id=${customer.id}`)).status,
    400,
  );
  const unfinished = await api.createUser({ registration_step: 'MEETINGS' });
  assert.equal((await api.call(customer, 'GET', `/api/points?date=${DATE}&company_id=${unfinished.id}`)).status, 404);
  assert.equal((await api.call(unfinished, 'GET', `/api/points?date=${DATE}&company_id=${user.id}`)).status, 403);
});

test('refuses the whole change when a slot has a meeting', async () => {
  await api.createMeeting(user, await api.createUser({ type: 'Заказчик' }), DATE, '10:00');
  const refused = await save(user, ['09:00', '10:00']);
  assert.equal(refused.status, 409);
  assert.match(refused.text, /10:00/);
  assert.deepEqual(await free(user, `date=${DATE}`), []);
  assert.equal((await save(user, ['10:00'], 'AVAILABLE', '2026-11-24')).status, 200);
});

test('refuses days outside the event and times without slots', async () => {
  for (const date of ['2026-11-19', '2026-12-05', '1999-01-01'])
    assert.equal((await save(user, ['10:00'], 'AVAILABLE', date)).status, 409, date);
  for (const date of ['2026-11-20', '2026-12-04'])
    assert.equal((await save(user, ['10:00'], 'AVAILABLE', date)).status, 200, date);
  assert.equal((await save(user, ['10:00'], 'AVAILABLE', '2026-11-31')).status, 400);
  for (const points of [['10:15'], ['08:30'], ['21:00'], ['10:00', '99:99'], []]) {
    assert.equal((await save(user, points)).status, 400);
    assert.equal((await saveSchedule(user, points)).status, 400);
  }
  assert.equal((await save(user, ['10:00'], 'ASSIGNED')).status, 400);
});

test('refuses planning to guests, blocked and chat-only users', async () => {
  const cases: [TestUser | null, number][] = [
    [null, 401],
    [await api.createUser({ is_blocked: true }), 403],
    [await api.createUser({ only_chat: true }), 403],
    [await api.createUser({ registration_step: 'MEETINGS' }), 200],
    [await api.createUser({ is_admin: true }), 200],
  ];
  for (const [who, status] of cases) {
    assert.equal((await save(who, ['10:00'])).status, status);
    assert.equal((await saveSchedule(who, ['10:00'])).status, status);
  }
});

test('accepts concurrent changes of the same slots', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, n) =>
      save(user, n % 2 ? ['10:00', '09:00'] : ['09:00', '10:00'], n % 2 ? 'BLOCKED' : 'AVAILABLE'),
    ),
  );
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]));
  assert.ok([0, 2].includes((await free(user, `date=${DATE}`)).length));
});
