import assert from 'node:assert/strict';
import { test } from 'node:test';
import { OPERATIONS } from '#operations.ts';
import { openTestApp } from '#testing/scene.ts';
import { loadContract } from '../contract/loadContract.ts';

const api = await openTestApp();
let user = await api.createUser();

const post = (url: string, payload: string, type = 'application/json', headers = {}) =>
  api.inject({ method: 'POST', url, payload, headers: { cookie: user.cookie, 'content-type': type, ...headers } });

test('every call of the contract is implemented', () => {
  const implemented = OPERATIONS.map(({ id }) => id);
  assert.deepEqual(
    loadContract()
      .operations.map(({ id }) => id)
      .filter((id) => !implemented.some((known) => known === id)),
    [],
  );
});

test('bodies that are no request are refused with 4xx and plain Russian text', async () => {
  const cases: [payload: string, type?: string, status?: number][] = [
    ['{"company": "а\\u0000б"}'],
    ['{"a\\u0000": 1}'],
    ['{"__proto__": {"company": "x"}}'],
    ['{"constructor": {"prototype": {"x": 1}}}'],
    ['{"company": '],
    ['[]'],
    ['null'],
    ['"текст"'],
    [''],
    ['{"company": 5}'],
    ['{"unknown": true}'],
    ['{"additionally": {"unknown": []}}'],
    ['{"advertisingAgencyStatus": 3}'],
    ['{}', 'text/plain', 415],
    ['{}', 'application/x-www-form-urlencoded', 415],
    ['<a/>', 'application/xml', 415],
    [`{"company": "${'я'.repeat(1_100_000)}"}`, 'application/json', 413],
  ];
  for (const [payload, type, status = 400] of cases) {
    const answer = await post('/api/users', payload, type);
    assert.equal(answer.status, status, payload.slice(0, 60));
    assert.match(String(answer.headers['content-type']), /^text\/plain/);
    assert.match(answer.text, /^[А-Я].*\.$/);
  }
});

test('a body where the contract has none is refused', async () => {
  assert.equal((await post('/api/chats/1/seen', '{"a":1}')).status, 400);
});

test('addresses that are no request are refused with 4xx', async () => {
  const urls = [
    '/api/user/0',
    '/api/user/1.5',
    '/api/user/1e3',
    '/api/user/+1',
    '/api/user/%00',
    '/api/user/%ZZ',
    '/api/user/99999999999',
    '/api/user/999999999999999999999',
    '/api/user/__proto__',
    '/api/chats?limit=0',
    '/api/chats?limit=abc',
    '/api/chats?limit=1001',
    '/api/chats?limit=',
    '/api/chats?limit=1&limit=2',
    '/api/chats?unknown=1',
    '/api/chats?prompt=%00',
    '/api/chats?__proto__=1',
    '/api/chats?offset=-1',
    '/api/points?date=',
    '/api/points?user_id=2147483647',
    '/api/points?date=2026-02-31',
    '/api/points?date=0000-01-01',
    '/api/points?date=2026-11-21&user_id=99999999999',
    '/api/points?date=21.11.2026',
    '/api/invitations/incoming?is_move=2',
    `/api/chats?prompt=${'а'.repeat(201)}`,
    '/api/nothing',
    '/images/avatar/%00.svg',
    '/images/avatar/..%2f..%2fetc.svg',
    '/images/avatar/999999999.svg',
    '/app/key',
  ];
  for (const url of urls) {
    const answer = await api.call(user, 'GET', url);
    assert.ok(answer.status >= 400 && answer.status < 500, `${url} ${answer.status}`);
    assert.match(answer.text, /[а-я]/i, url);
  }
});

test('odd values in every call never make the server fail', async () => {
  const odd = [
    '0',
    '-1',
    '1',
    '2147483647',
    '2147483648',
    'NaN',
    '%',
    "'; drop table users; --",
    '\u0000',
    '𝕏'.repeat(300),
    '__proto__',
    '2026-13-45',
    '',
  ];
  for (const operation of loadContract().operations) {
    for (const value of odd) {
      const url = operation.path.replaceAll(/\{\w+\}/g, encodeURIComponent(value));
      const query = new URLSearchParams(
        operation.parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => [name, value]),
      );
      const body = operation.body && {
        login: value,
        password: value,
        status: value,
        user_id: 1,
        text: `\ud800${value}`,
        attachments: [value],
        company: value,
        location: [value],
      };
      const answer = await api.call(user, operation.method, `${url}?${String(query)}`, body);
      assert.ok(answer.status < 500, `${operation.id} ${JSON.stringify(value)}: ${answer.status} ${answer.text}`);
      if (operation.id === 'logout') user = await api.createUser();
    }
  }
});

test('another site cannot write with our visitor’s cookie', async () => {
  const { id } = await api.createUser({ type: 'Заказчик' });
  const body = JSON.stringify({ user_id: id, text: 'привет', attachments: [] });
  const send = (headers: object) => post('/api/message', body, 'application/json', headers);
  const foreign = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://localhost:81' },
  ];
  for (const headers of foreign) assert.equal((await send(headers)).status, 403, JSON.stringify(headers));
  const own = [
    {},
    { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:3000' },
    { origin: 'http://localhost:80' },
    { origin: 'https://vstrecha.example', 'x-forwarded-host': 'vstrecha.example' },
  ];
  for (const headers of own) assert.equal((await send(headers)).status, 200, JSON.stringify(headers));
});

test('the Date header shows the clock of every rule', async () => {
  assert.equal((await api.call(null, 'GET', '/api/settings')).headers['date'], 'Sat, 21 Nov 2026 09:00:00 GMT');
});

test('guests read what sign-up needs and nothing else', async () => {
  for (const url of [
    '/api/settings',
    '/api/geonames/countries',
    '/api/geonames/countries/1/cities?search=%D0%BE%D0%BC',
    '/api/event',
    '/api/auth/check',
  ]) {
    assert.equal((await api.call(null, 'GET', url)).status, 200, url);
  }
  for (const url of [
    '/api/user',
    '/api/user/1',
    '/api/news',
    '/api/chats',
    '/api/points?date=2026-11-21',
    '/api/messages',
    '/api/invitations/count',
  ]) {
    assert.equal((await api.call(null, 'GET', url)).status, 401, url);
  }
});

test('images carry a policy under which they can run nothing', async () => {
  const withImage = await api.createUser({ company: '<script>alert(1)</script>' });
  await api.db.execute(`update users set avatar = '/images/avatar/${withImage.id}.svg' where id = ${withImage.id}`);
  for (const url of ['/images/avatar/default.png', `/images/avatar/${withImage.id}.svg`]) {
    const answer = await api.call(null, 'GET', url);
    assert.equal(answer.status, 200);
    assert.equal(answer.headers['content-security-policy'], "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    assert.equal(answer.headers['x-content-type-options'], 'nosniff');
    assert.ok(!answer.text.includes('<script'));
  }
});
