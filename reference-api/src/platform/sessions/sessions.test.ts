import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import * as schema from '#platform/database/schema.ts';
import { openTestApp } from '#testing/scene.ts';
import { NOON } from '#testing/testApp.ts';
import type { TestUser } from '#testing/testRows.ts';
import { SESSION_LIMITS } from './sessions.ts';

const api = await openTestApp({ sessionLimits: SESSION_LIMITS });
beforeEach(() => api.setNow(NOON));

const isLoggedIn = async (user: TestUser) => (await api.call(user, 'GET', '/api/auth/check')).json<'checkAuth'>().ok;
const logout = (user: TestUser, headers: Record<string, string>) =>
  api.call(user, 'GET', '/api/auth/logout', undefined, headers);

test('ends an unused session after seven days [AUTH-08]', async () => {
  const [idle, other] = [await api.createUser(), await api.createUser()];
  api.setNow('2026-11-28T11:59:59+03:00');
  assert.equal(await isLoggedIn(other), true);
  api.setNow('2026-11-28T12:00:01+03:00');
  assert.deepEqual([await isLoggedIn(idle), await isLoggedIn(other)], [false, true]);
});

test('ends a daily used session after thirty days [AUTH-08]', async () => {
  const user = await api.createUser();
  for (let day = 1; day < 30; day += 1) {
    api.setNow(new Date(Date.parse(NOON) + day * 86_400_000).toISOString());
    assert.equal(await isLoggedIn(user), true, `day ${day}`);
  }
  api.setNow('2026-12-21T11:59:59+03:00');
  assert.equal(await isLoggedIn(user), true);
  api.setNow('2026-12-21T12:00:01+03:00');
  assert.equal(await isLoggedIn(user), false);
});

test('does not write to the database at every session use', async () => {
  const user = await api.createUser();
  const end = async () => (await api.db.select().from(schema.sessions)).map(({ expires_at }) => expires_at.getTime());
  const first = await end();
  api.setNow('2026-11-21T12:30:00+03:00');
  await isLoggedIn(user);
  assert.deepEqual(await end(), first);
  api.setNow('2026-11-21T18:00:00+03:00');
  await isLoggedIn(user);
  assert.notDeepEqual(await end(), first);
});

test('logs out by the application’s link, not another site’s [AUTH-08]', async () => {
  const user = await api.createUser();
  for (const headers of [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { referer: 'https://evil.example/page' },
  ] as Record<string, string>[]) {
    const answer = await logout(user, headers);
    assert.deepEqual([answer.status, answer.text], [403, 'Запрос с чужого сайта отклонён.']);
    assert.equal(answer.headers['set-cookie'], undefined);
    assert.equal(await isLoggedIn(user), true);
  }
  for (const headers of [
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
    { referer: 'http://localhost:80/profile' },
    {},
  ] as Record<string, string>[]) {
    const leaving = await api.createUser();
    assert.equal((await logout(leaving, headers)).status, 302);
    assert.equal(await isLoggedIn(leaving), false);
  }
});
