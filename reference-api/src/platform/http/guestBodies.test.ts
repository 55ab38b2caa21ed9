import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestApp } from '#testing/scene.ts';
import { log } from '../log/log.ts';

const api = await openTestApp();
const user = await api.createUser();

const JSON_TYPE = 'application/json';
const post = (url: string, payload: string, type = JSON_TYPE, headers: Record<string, string> = {}) =>
  api.inject({ method: 'POST', url, payload, headers: { 'content-type': type, ...headers } });
const ofBytes = (bytes: number) => `{"a":"${'x'.repeat(bytes - 8)}"}`;
/** Routes outside the contract that guests may call, with a type that they accept, and their answer to a meaningless body. */
const OTHERS = [
  ['/api/auth/email_undo', JSON_TYPE, 404],
  ['/api/auth/email_undo', 'application/x-www-form-urlencoded', 404],
  ['/api/bot/start', JSON_TYPE, 404],
  ['/nowhere', JSON_TYPE, 404],
  ['/reports/failures', 'text/plain', 400],
  ['/reports/figures', 'text/plain', 400],
] as const;

test('refuses 100,000 brackets, and a guest’s body unread [OPS-04]', async (t) => {
  const written = t.mock.method(log, 'error', () => undefined);
  const brackets = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  const own = { cookie: user.cookie };
  assert.equal((await post('/api/sending', brackets, JSON_TYPE, own)).status, 400);
  assert.equal((await post('/api/sending', `{"user_ids": ${brackets}}`, JSON_TYPE, own)).status, 400);
  assert.equal((await post('/api/sending', brackets)).status, 401);
  assert.equal((await post('/api/sending', '{')).status, 401);
  for (const url of ['/api/auth/login', '/api/auth/signup', '/api/auth/password_reset'])
    assert.equal((await post(url, brackets)).status, 413, url);
  assert.equal(written.mock.callCount(), 0);
});

test('limits guests’ bodies by call, to 4 or 8 KB [OPS-04]', async () => {
  for (const [url, limit] of [
    ['/api/auth/login', 4096],
    ['/api/auth/password_reset', 4096],
    ['/api/auth/signup', 8192],
  ] as const) {
    assert.equal((await post(url, ofBytes(limit))).status, 400, url);
    assert.equal((await post(url, ofBytes(limit + 1))).status, 413, url);
  }
});

test('limits bodies outside the contract to 8 KB [OPS-04]', async () => {
  for (const [url, type, status] of OTHERS) {
    assert.equal((await post(url, ofBytes(8192), type)).status, status, url);
    assert.equal((await post(url, ofBytes(8193), type)).status, 413, url);
  }
  for (const url of ['/reports/failures', '/reports/figures'])
    assert.equal((await post(url, '{}')).status, 415, 'parses no JSON');
});

test('accepts 64 KB of a user, not of a guest', async () => {
  const own = { cookie: user.cookie };
  assert.equal((await post('/api/users', ofBytes(64 * 1024), JSON_TYPE, own)).status, 400);
  assert.equal((await post('/api/users', ofBytes(64 * 1024 + 1), JSON_TYPE, own)).status, 413);
  assert.equal((await post('/api/users', ofBytes(64 * 1024))).status, 401);
});

test('accepts the longest sign-up form with escaped Cyrillic', async () => {
  const long = (length: number) => '\\u044f'.repeat(length);
  const form = {
    type: 'Поставщик',
    company: long(200),
    country: long(100),
    city: long(100),
    firstname: long(100),
    lastname: long(100),
    phone: long(30),
    email: long(200),
    password: long(200),
    retryPassword: long(200),
    isAdvertisingAgency: true,
  };
  const payload = JSON.stringify(form).replaceAll('\\\\', '\\');
  assert.ok(payload.length > 7_000);
  const { status, text } = await post('/api/auth/signup', payload);
  assert.notEqual(status, 413, text);
});

test('refuses guests’ bodies unparsed beyond their place’s limit [OPS-04]', async () => {
  const ask = async (url: string, address: string, type?: string) =>
    post(url, '{', type, { 'x-forwarded-for': address });
  for (const [index, [url, type, status]] of [['/api/auth/login', JSON_TYPE, 400] as const, ...OTHERS].entries()) {
    api.limits.guestBodiesPerMinute = 3;
    const answers = [];
    for (let count = 0; count < 4; count += 1) answers.push(await ask(url, `203.0.113.${index}`, type));
    const unfinished = type === JSON_TYPE ? 400 : status;
    assert.deepEqual(
      answers.map((answer) => answer.status),
      [unfinished, unfinished, unfinished, 429],
      url,
    );
    assert.match(String(answers[3]?.headers['retry-after']), /^\d+$/);
    assert.equal((await ask(url, `203.0.114.${index}`, type)).status, unfinished);
  }
  api.limits.guestBodiesPerMinute = Infinity;
});

test('admits logins of an address whose other bodies are limited', async () => {
  api.limits.guestBodiesPerMinute = 1;
  const from = { 'x-forwarded-for': '203.0.115.1' };
  const statuses = [];
  for (const url of ['/nowhere', '/api/bot/start', '/api/auth/login', '/api/auth/login'])
    statuses.push((await post(url, '{}', JSON_TYPE, from)).status);
  assert.deepEqual(statuses, [404, 429, 400, 429]);
  api.limits.guestBodiesPerMinute = Infinity;
});
