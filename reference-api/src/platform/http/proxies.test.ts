import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestApp } from '#testing/scene.ts';
import { PASSWORD, type TestApp } from '#testing/testApp.ts';

const PROXY = '10.0.0.5';
const httpUrl = 'http://vstrecha.test';
const alone = await openTestApp({ publicUrl: httpUrl });
const behind = await openTestApp({ publicUrl: httpUrl, trustedProxies: ['10.0.0.0/8'], isProduction: true });
const byAddress = await openTestApp({ publicUrl: 'https://vstrecha.test', isProduction: true });

const user = { email: 'behind@test.example' };
for (const api of [alone, behind, byAddress]) await api.createUser(user);

const login = (api: TestApp, headers: Record<string, string>, remoteAddress = PROXY, password = PASSWORD) =>
  api.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { login: user.email, password },
    headers,
    remoteAddress,
  });
const isSecureCookie = ({ headers }: { headers: Record<string, unknown> }) =>
  String(headers['set-cookie']).includes('; Secure');

test('trusts the client address and protocol of a known proxy', async () => {
  const https = { 'x-forwarded-proto': 'https' };
  for (let count = 0; count < 11; count += 1)
    await login(behind, { ...https, 'x-forwarded-for': '203.0.113.1' }, PROXY, 'не тот пароль');
  assert.equal((await login(behind, { ...https, 'x-forwarded-for': '203.0.113.1' })).status, 429);
  const other = await login(behind, { ...https, 'x-forwarded-for': '203.0.113.2' });
  assert.deepEqual([other.status, isSecureCookie(other)], [200, true]);
  assert.equal(other.headers['strict-transport-security'], 'max-age=31536000');
  const plain = await login(behind, { 'x-forwarded-for': '203.0.113.3' });
  assert.deepEqual([isSecureCookie(plain), plain.headers['strict-transport-security']], [false, undefined]);
  assert.deepEqual(behind.warnings, []);
});

test('does not warn about a visitor on the proxy’s machine', async () => {
  await login(alone, { 'x-forwarded-for': '127.0.0.1' }, '127.0.0.1');
  assert.deepEqual(alone.warnings, []);
});

test('ignores other senders’ headers and warns the operator once', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.1', 'x-forwarded-proto': 'https' };
  for (let count = 0; count < 11; count += 1)
    await login(alone, { ...headers, 'x-forwarded-for': `203.0.113.${count}` }, PROXY, 'не тот пароль');
  assert.equal((await login(alone, headers)).status, 429);
  assert.equal(isSecureCookie(await login(alone, headers, '203.0.113.77')), false);
  const answer = await login(alone, headers, '127.0.0.1');
  assert.deepEqual([answer.status, isSecureCookie(answer)], [200, true]);
  assert.equal(alone.warnings.length, 1);
  assert.match(alone.warnings[0] ?? '', /10\.0\.0\.5.*TRUSTED_PROXIES\.$/);
  assert.equal(answer.headers['strict-transport-security'], undefined);
});

test('secures cookies and sends HSTS for a https public address', async () => {
  const answer = await login(byAddress, {});
  assert.equal(isSecureCookie(answer), true);
  assert.equal(answer.headers['strict-transport-security'], 'max-age=31536000');
});
