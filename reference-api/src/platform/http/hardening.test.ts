import assert from 'node:assert/strict';
import { connect, type AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { OPERATIONS } from '#operations.ts';
import { openTestApp } from '#testing/scene.ts';
import { NOON, PASSWORD } from '#testing/testApp.ts';
import { loadContract } from '../contract/loadContract.ts';
import { complaintAbout } from './checkValues.ts';

const api = await openTestApp();
let user = await api.createUser();

const post = (url: string, payload: string, type = 'application/json', headers = {}) =>
  api.inject({ method: 'POST', url, payload, headers: { cookie: user.cookie, 'content-type': type, ...headers } });

/** Sends the address unchanged; `inject` and `fetch` would normalise it. */
async function rawPost(url: string, body: string, headers: Record<string, string>): Promise<string> {
  if (!api.app.server.listening) await api.app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((api.app.server.address() as AddressInfo).port, '127.0.0.1');
  const lines = Object.entries({
    host: 'localhost:80',
    cookie: user.cookie,
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
    ...headers,
  }).map(([name, value]) => `${name}: ${value}`);
  // Not `end`: Node drops a request whose sender closed its side before the answer.
  socket.write(`POST ${url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
  return text(socket);
}

test('implements every call of the contract', () => {
  const implemented = OPERATIONS.map(({ id }) => id);
  assert.deepEqual(
    loadContract()
      .operations.map(({ id }) => id)
      .filter((id) => !implemented.some((known) => known === id)),
    [],
  );
});

test('refuses malformed bodies with 4xx and plain Russian text', async () => {
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
    [`{"company": "${'я'.repeat(40_000)}"}`, 'application/json', 413],
    [`${'['.repeat(30_000)}${']'.repeat(30_000)}`],
    [`{"company": ${'['.repeat(30_000)}${']'.repeat(30_000)}}`],
    [`{"activity": ${'['.repeat(30_000)}${']'.repeat(30_000)}}`],
    [`{"activity": [${'1,'.repeat(32_000)}1]}`],
    ['['.repeat(60_000)],
  ];
  for (const [payload, type, status = 400] of cases) {
    const answer = await post('/api/users', payload, type);
    assert.equal(answer.status, status, payload.slice(0, 60));
    assert.match(String(answer.headers['content-type']), /^text\/plain/);
    assert.match(answer.text, /^[А-Я].*\.$/);
  }
});

test('refuses a body for a call without one', async () => {
  assert.equal((await post('/api/chats/1/seen', '{"a":1}')).status, 400);
});

test('refuses a request whose session ended during its upload', async () => {
  const writer = await api.createUser();
  const { id } = await api.createUser({ type: 'Заказчик' });
  const send = (isLate: boolean) => {
    async function* read() {
      if (isLate) {
        await api.call(writer, 'GET', '/api/auth/logout');
        api.setNow(new Date(Date.parse(NOON) + 60_000).toISOString());
      }
      yield JSON.stringify({ user_id: id, text: 'привет', attachments: [] });
    }
    const payload = Readable.from(read());
    const headers = { cookie: writer.cookie, 'content-type': 'application/json' };
    return api.inject({ method: 'POST', url: '/api/message', payload, headers });
  };
  assert.equal((await send(false)).status, 200);
  assert.equal((await send(true)).status, 401);
  api.setNow(NOON);
});

test('refuses NUL and values nested deeper than twenty levels', () => {
  const nested = (depth: number) => {
    let value: unknown = 'дно';
    for (let level = 0; level < depth; level += 1) value = level % 2 ? [value] : { value };
    return value;
  };
  assert.equal(complaintAbout(nested(20)), undefined);
  assert.equal(complaintAbout(nested(22)), 'Слишком глубокая вложенность в запросе.');
  assert.equal(complaintAbout(nested(100_000)), 'Слишком глубокая вложенность в запросе.');
  for (const value of ['\0', [['\0']], { a: { '\0': 1 } }, { a: [{ b: '\0' }] }])
    assert.equal(complaintAbout(value), 'В запросе недопустимый символ.');
});

test('refuses malformed addresses with 4xx', async () => {
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

test('answers odd values in every call without a server error', async () => {
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

test('refuses a write that another site sends with the cookie', async () => {
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

test('refuses another site’s write under every spelling of the address', async () => {
  const { id } = await api.createUser({ type: 'Заказчик' });
  const body = JSON.stringify({ user_id: id, text: 'с чужого сайта', attachments: [] });
  const spellings = [
    '/%61pi/message',
    '/api/%6dessage',
    '/api/message?x=%2e',
    '/%61%70%69/%6d%65ssage',
    'http://localhost:80/api/message',
    'http://localhost:80/%61pi/message',
    '/api/bot/start',
    '/nowhere',
  ];
  for (const url of spellings) {
    const answer = await rawPost(url, body, { 'sec-fetch-site': 'cross-site' });
    assert.match(answer, /^HTTP\/1\.1 403 [^]*Запрос с чужого сайта отклонён\./, url);
  }
  assert.match(await rawPost('/%61pi/message', body, {}), /^HTTP\/1\.1 200 [^]*cache-control: no-store/i);
  assert.equal(
    (await api.call(user, 'GET', `/api/chat/${id}`)).json<'getChatWithUser'>().last_message,
    'с чужого сайта',
  );
});

test('sets a strict cookie, with the __Host- prefix over HTTPS', async () => {
  const login = (headers: object) =>
    post('/api/auth/login', JSON.stringify({ login: user.email, password: PASSWORD }), 'application/json', headers);
  assert.match(String((await login({})).headers['set-cookie']), /^vstrecha_session=[^;]+;.*SameSite=Strict/);
  const [cookie = ''] = String((await login({ 'x-forwarded-proto': 'https' })).headers['set-cookie']).split(';', 1);
  assert.match(cookie, /^__Host-vstrecha_session=./);
  const check = async (sent: string, protocol: string) =>
    (await api.call(null, 'GET', '/api/user', undefined, { cookie: sent, 'x-forwarded-proto': protocol })).status;
  assert.equal(await check(cookie, 'https'), 200);
  // A neighbouring subdomain may set a cookie without the prefix.
  assert.equal(await check(cookie.replace('__Host-', ''), 'https'), 401);
});

test('sends a Date header with the server’s clock', async () => {
  assert.equal((await api.call(null, 'GET', '/api/settings')).headers['date'], 'Sat, 21 Nov 2026 09:00:00 GMT');
});

test('lets guests read only what the sign-up needs', async () => {
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

test('serves images under a policy that forbids scripts', async () => {
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
