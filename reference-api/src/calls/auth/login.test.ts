import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { eq, like } from 'drizzle-orm';
import * as schema from '#platform/database/schema.ts';
import { createPasswords } from '#platform/passwords/passwords.ts';
import { openTestApp } from '#testing/scene.ts';
import { NOON, PASSWORD, type Answer } from '#testing/testApp.ts';

const api = await openTestApp({ publicUrl: 'http://vstrecha.test' });
beforeEach(() => api.setNow(NOON));

const login = (email: string, password = PASSWORD, headers = {}) =>
  api.call(null, 'POST', '/api/auth/login', { login: email, password }, headers);
const cookieOf = (answer: Answer) => String(answer.headers['set-cookie']).split(';')[0] ?? '';
const check = async (cookie: string) =>
  (await api.call(null, 'GET', '/api/auth/check', undefined, { cookie })).json<'checkAuth'>().ok;

test('a login starts a cookie session and logout ends it for good [AUTH-08]', async () => {
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

test('a link that came without the cookie does not make the browser forget it [AUTH-08]', async () => {
  const answer = await api.call(null, 'GET', '/api/auth/logout');
  assert.deepEqual([answer.status, answer.headers['location']], [302, '/login']);
  assert.equal(answer.headers['set-cookie'], undefined);
});

test('a session id planted before the login is not adopted, and the old session ends', async () => {
  const { email, cookie } = await api.createUser();
  const planted = await login(email, PASSWORD, { cookie: 'vstrecha_session=planted' });
  assert.ok(!cookieOf(planted).includes('planted'));
  const again = await login(email, PASSWORD, { cookie });
  assert.notEqual(cookieOf(again), cookie);
  assert.equal(await check(cookie), false);
});

test('the database holds no token that opens a session', async () => {
  const { cookie } = await api.createUser();
  const token = cookie.split('=')[1] ?? '';
  assert.ok(Buffer.from(token, 'base64url').length >= 32);
  const rows = await api.db.select().from(schema.sessions);
  assert.ok(!JSON.stringify(rows).includes(token));
});

test('behind HTTPS the cookie is Secure', async () => {
  const { email } = await api.createUser();
  const answer = await login(email, PASSWORD, { 'x-forwarded-proto': 'https' });
  assert.ok(String(answer.headers['set-cookie']).includes('Secure'));
});

test('what is wrong is told by field and code', async () => {
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

test('a blocked user can log in and learn that he is blocked, nothing more', async () => {
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

test('guessing one account from one address stops after ten failures, also when all come at once, and resumes after five minutes', async () => {
  const { email } = await api.createUser();
  const guess = () => login(email, 'не тот пароль', from('203.0.113.1'));
  const answers = await Promise.all(Array.from({ length: 15 }, guess));
  assert.equal(answers.filter(({ status }) => status === 422).length, 10);
  assert.equal((await login(email, PASSWORD, from('203.0.113.1'))).status, 429);
  api.setNow('2026-11-21T12:05:01+03:00');
  assert.equal((await login(email, PASSWORD, from('203.0.113.1'))).status, 200);
});

test('the owner’s right password works while an address elsewhere guesses', async () => {
  const { email } = await api.createUser();
  for (let count = 0; count < 30; count += 1) await login(email, 'не тот пароль', from('203.0.113.2'));
  assert.equal((await login(email, 'не тот пароль', from('203.0.113.2'))).status, 429);
  assert.equal((await login(email, PASSWORD, from('198.51.100.1'))).status, 200);
});

test('guessing one account from many addresses stops after two hundred failures, but not for a place that its owner has used', async () => {
  const { email } = await api.createUser();
  assert.equal((await login(email, PASSWORD, from('2001:db8:1:2::7'))).status, 200);
  // As if 199 tries had come from places that nobody counts here.
  await api.db.update(schema.attempts).set({ count: 199 }).where(like(schema.attempts.key, 'account:%'));
  assert.equal((await login(email, 'не тот пароль', from('203.0.113.3'))).status, 422);
  assert.equal((await login(email, PASSWORD, from('198.51.100.2'))).status, 429);
  assert.equal((await login(email, PASSWORD, from('2001:db8:1:2:ffff::1'))).status, 200);
});

test('guessing many accounts from one address stops after sixty failures; right logins do not count', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.7' };
  const { email } = await api.createUser();
  for (let count = 0; count < 60; count += 1)
    assert.equal((await login(`nobody${count}@test.example`, PASSWORD, headers)).status, 422);
  assert.equal((await login(email, PASSWORD, headers)).status, 429);
  const other = { 'x-forwarded-for': '203.0.113.8' };
  for (let count = 0; count < 65; count += 1) assert.equal((await login(email, PASSWORD, other)).status, 200);
});

test('a password that was stored in an older way still opens the account, and is stored anew', async () => {
  const cheaper = await createPasswords({ memoryKib: 32, passes: 1 }).hash(PASSWORD);
  const { id, email } = await api.createUser({ password_hash: cheaper });
  const stored = async () =>
    (await api.db.select().from(schema.users).where(eq(schema.users.id, id)))[0]?.password_hash ?? '';
  assert.equal((await login(email, 'не тот пароль')).status, 422);
  assert.equal(await stored(), cheaper);
  // Two at once: the second finds another hash than the one that it has checked.
  const both = await Promise.all([login(email), login(email)]);
  assert.deepEqual(
    both.map(({ status }) => status),
    [200, 200],
  );
  assert.match(await stored(), /^\$argon2id\$v=19\$m=64,t=1,p=1\$/);
  assert.equal((await login(email)).status, 200);
});
