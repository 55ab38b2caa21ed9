import assert from 'node:assert/strict';
import { beforeEach, test, type MockTracker } from 'node:test';
import { eq } from 'drizzle-orm';
import * as schema from '#platform/database/schema.ts';
import { createPasswords } from '#platform/passwords/passwords.ts';
import { openTestApp } from '#testing/scene.ts';
import { NOON, PASSWORD, type Answer } from '#testing/testApp.ts';
import { LOGIN_ACCOUNT } from './limits.ts';

const api = await openTestApp({ publicUrl: 'http://vstrecha.test' });
beforeEach(() => api.setNow(NOON));

const login = (email: string, password = PASSWORD, headers = {}) =>
  api.call(null, 'POST', '/api/auth/login', { login: email, password }, headers);
const cookieOf = (answer: Answer) => String(answer.headers['set-cookie']).split(';')[0] ?? '';
const check = async (cookie: string) =>
  (await api.call(null, 'GET', '/api/auth/check', undefined, { cookie })).json<'checkAuth'>().ok;

test('starts a session at login and ends it at logout [AUTH-08]', async () => {
  const { email } = await api.createUser();
  const answer = await login(email.toUpperCase());
  assert.equal(answer.status, 200);
  const cookie = String(answer.headers['set-cookie']);
  for (const attribute of ['HttpOnly', 'SameSite=Strict', 'Path=/', 'Max-Age=2592000'])
    assert.ok(cookie.includes(attribute), attribute);
  assert.ok(!cookie.includes('Secure'));
  assert.equal(await check(cookieOf(answer)), true);

  const logout = await api.call(null, 'GET', '/api/auth/logout', undefined, { cookie: cookieOf(answer) });
  assert.equal(logout.status, 302);
  assert.equal(logout.headers['location'], '/login');
  assert.equal(await check(cookieOf(answer)), false);
  assert.equal((await api.call(null, 'GET', '/api/user', undefined, { cookie: cookieOf(answer) })).status, 401);
});

test('logs in accounts whose e-mail sign-up would refuse today', async () => {
  const { email } = await api.createUser({ email: 'a,b;c@test.example' });
  assert.equal((await login(email)).status, 200);
});

test('keeps the cookie when a logout link arrives without it [AUTH-08]', async () => {
  const answer = await api.call(null, 'GET', '/api/auth/logout');
  assert.deepEqual([answer.status, answer.headers['location']], [302, '/login']);
  assert.equal(answer.headers['set-cookie'], undefined);
});

test('replaces a planted session id and ends the old session', async () => {
  const { email, cookie } = await api.createUser();
  const planted = await login(email, PASSWORD, { cookie: 'vstrecha_session=planted' });
  assert.ok(!cookieOf(planted).includes('planted'));
  const again = await login(email, PASSWORD, { cookie });
  assert.notEqual(cookieOf(again), cookie);
  assert.equal(await check(cookie), false);
});

test('stores no usable session token in the database', async () => {
  const { cookie } = await api.createUser();
  const token = cookie.split('=')[1] ?? '';
  assert.ok(Buffer.from(token, 'base64url').length >= 32);
  const rows = await api.db.select().from(schema.sessions);
  assert.ok(!JSON.stringify(rows).includes(token));
});

test('marks the cookie Secure behind HTTPS', async () => {
  const { email } = await api.createUser();
  const answer = await login(email, PASSWORD, { 'x-forwarded-proto': 'https' });
  assert.ok(String(answer.headers['set-cookie']).includes('Secure'));
});

test('reports login errors by field and code', async () => {
  const { email } = await api.createUser();
  const awaiting = await api.createUser({ is_activated: false });
  const cases = [
    [await login('nobody@test.example'), { login: 'ERROR_LOGIN' }],
    [await login(email, 'не тот пароль'), { password: 'ERROR_PASSWORD' }],
    [await login(awaiting.email), { login: 'ERROR_AUTH' }],
  ] as const;
  for (const [answer, errors] of cases) {
    assert.equal(answer.status, 422);
    assert.deepEqual(answer.json(), { errors });
    assert.equal(answer.headers['set-cookie'], undefined);
  }
  assert.equal(await check(awaiting.cookie), false);
});

test('lets a blocked user log in but refuses other calls', async () => {
  const { email } = await api.createUser({ is_blocked: true });
  const answer = await login(email);
  assert.equal(answer.status, 200);
  const cookie = cookieOf(answer);
  assert.equal(
    (await api.call(null, 'GET', '/api/user', undefined, { cookie })).json<'getCurrentUser'>().is_blocked,
    true,
  );
  for (const url of ['/api/chats', '/api/news', '/api/user/1', '/api/invitations/count']) {
    assert.equal((await api.call(null, 'GET', url, undefined, { cookie })).status, 403, url);
  }
});

const from = (address: string) => ({ 'x-forwarded-for': address });

test('throttles an account from one address after ten failures', async () => {
  const { email } = await api.createUser();
  const guess = () => login(email, 'не тот пароль', from('203.0.113.1'));
  const answers = await Promise.all(Array.from({ length: 15 }, guess));
  assert.equal(answers.filter(({ status }) => status === 422).length, 10);
  assert.equal((await login(email, PASSWORD, from('203.0.113.1'))).status, 429);
  api.setNow('2026-11-21T12:05:01+03:00');
  assert.equal((await login(email, PASSWORD, from('203.0.113.1'))).status, 200);
});

test('admits the owner while another address is throttled', async () => {
  const { email } = await api.createUser();
  for (let count = 0; count < 30; count += 1) await login(email, 'не тот пароль', from('203.0.113.2'));
  assert.equal((await login(email, 'не тот пароль', from('203.0.113.2'))).status, 429);
  assert.equal((await login(email, PASSWORD, from('198.51.100.1'))).status, 200);
});

test('throttles an account from new places after 200 failures', async () => {
  const { email } = await api.createUser();
  assert.equal((await login(email, PASSWORD, from('2001:db8:1:2::7'))).status, 200);
  // Simulates 199 attempts from other places.
  await api.limiter.take(LOGIN_ACCOUNT, email, { cost: 199 });
  assert.equal((await login(email, 'не тот пароль', from('203.0.113.3'))).status, 422);
  assert.equal((await login(email, PASSWORD, from('198.51.100.2'))).status, 429);
  assert.equal((await login(email, PASSWORD, from('2001:db8:1:2:ffff::1'))).status, 200);
});

test('throttles an address after sixty failures, not counting successful logins', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.7' };
  const { email } = await api.createUser();
  for (let count = 0; count < 60; count += 1)
    assert.equal((await login(`nobody${count}@test.example`, PASSWORD, headers)).status, 422);
  assert.equal((await login(email, PASSWORD, headers)).status, 429);
  const other = { 'x-forwarded-for': '203.0.113.8' };
  for (let count = 0; count < 65; count += 1) assert.equal((await login(email, PASSWORD, other)).status, 200);
});

test('logs throttled logins once per window and place [OPS-04]', async () => {
  const { email } = await api.createUser();
  const guess = (address: string) => login(email, 'не тот пароль', from(address));
  const lines = () =>
    api.audited.flatMap((event) =>
      event.event === 'login_failed' && event.reason === 'throttled' ? [event.address] : [],
    );
  const flood = (address: string) => Promise.all(Array.from({ length: 20 }, () => guess(address)));
  api.audited.length = 0;
  await flood('203.0.113.21');
  await flood('203.0.113.22');
  assert.deepEqual(lines(), ['203.0.113.21', '203.0.113.22']);
  api.setNow('2026-11-21T12:05:01+03:00');
  await flood('203.0.113.21');
  assert.equal(lines().length, 3);
});

test('upgrades an outdated password hash at login', async () => {
  const cheaper = await createPasswords({ memoryKib: 32, passes: 1 }).hash(PASSWORD);
  const { id, email } = await api.createUser({ password_hash: cheaper });
  const stored = async () =>
    (await api.db.select().from(schema.users).where(eq(schema.users.id, id)))[0]?.password_hash ?? '';
  assert.equal((await login(email, 'не тот пароль')).status, 422);
  assert.equal(await stored(), cheaper);
  // Concurrent logins: the second finds another hash than the one it has checked.
  const both = await Promise.all([login(email), login(email)]);
  assert.deepEqual(
    both.map(({ status }) => status),
    [200, 200],
  );
  assert.match(await stored(), /^\$argon2id\$v=19\$m=64,t=1,p=1\$/);
  assert.equal((await login(email)).status, 200);
});

/** Makes another login store a new hash of the same password after each of the next checks. */
function loseRaces(mock: MockTracker, id: number, races: number): void {
  const check = api.passwords.check;
  let lost = 0;
  mock.method(api.passwords, 'check', async (...given: Parameters<typeof check>) => {
    const isRight = await check(...given);
    const password_hash = await api.passwords.hash(PASSWORD);
    if (lost < races) await api.db.update(schema.users).set({ password_hash }).where(eq(schema.users.id, id));
    lost += 1;
    return isRight;
  });
}

test('logs in after losing two races with other logins', async ({ mock }) => {
  const { id, email } = await api.createUser();
  loseRaces(mock, id, 2);
  assert.equal((await login(email)).status, 200);
});

test('answers 503 to a right password that loses every race', async ({ mock }) => {
  const { id, email } = await api.createUser();
  loseRaces(mock, id, Infinity);
  for (let count = 0; count < 11; count += 1) assert.equal((await login(email)).status, 503);
});
