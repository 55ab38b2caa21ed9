import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import http, { type IncomingMessage, type RequestListener, type Server } from 'node:http';
import net, { type AddressInfo, type Socket } from 'node:net';
import { after, test } from 'node:test';
import { writeSite } from 'vstrecha-kit/testing/writeSite';
import { apiRules } from '../system/serveSystem.ts';
import { ask, serveSite } from './testSite.ts';

const PUSH_SOCKET = /^\/app\/[\w-]+$/;
const root = writeSite({ 'index.html': 'страница' });

async function startApi(listener: RequestListener): Promise<{ server: Server; target: string }> {
  const server = http.createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  after(() => {
    server.close();
    server.closeAllConnections();
  });
  return { server, target: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

function deferred<Value>() {
  let resolve!: (value: Value) => void;
  const promise = new Promise<Value>((settle) => (resolve = settle));
  return { promise, resolve };
}

/** Responds with the request that it received. */
const mirror: RequestListener = (request, response) => {
  void readBody(request).then((body) => {
    response.writeHead(request.url === '/api/teapot' ? 418 : 200, {
      'Content-Type': 'application/json',
      'Set-Cookie': ['a=1', 'b=2'],
    });
    response.end(JSON.stringify({ method: request.method, url: request.url, headers: request.headers, body }));
  });
};

interface Mirrored {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string;
}

const api = await startApi(mirror);
const site = await serveSite({
  root,
  fallback: 'index.html',
  proxies: [
    { prefix: '/api', target: api.target },
    { prefix: '/push', target: api.target, socketPath: PUSH_SOCKET },
  ],
});

const parse = (body: Buffer) => JSON.parse(body.toString()) as Mirrored;

test('forwards method, path, query, body, cookies and status unchanged', async () => {
  const answer = await ask(site, '/api/users?limit=10&page=2', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie: 'sid=1' },
    body: '{"company":"Ёж"}',
  });
  const seen = parse(answer.body);
  assert.deepEqual(
    [seen.method, seen.url, seen.body, seen.headers.cookie],
    ['POST', '/api/users?limit=10&page=2', '{"company":"Ёж"}', 'sid=1'],
  );
  assert.deepEqual(answer.headers['set-cookie'], ['a=1', 'b=2']);
  assert.equal((await ask(site, '/api/teapot')).status, 418);
});

test('tells the API the client’s address, host and protocol', async () => {
  const { headers } = parse((await ask(site, '/api/user', { headers: { Host: 'vstrecha.example' } })).body);
  assert.equal(headers['x-forwarded-for'], '127.0.0.1');
  assert.equal(headers['x-forwarded-proto'], 'http');
  assert.equal(headers['x-forwarded-host'], 'vstrecha.example');
  assert.equal(headers.host, 'vstrecha.example');
});

test('replaces request ids of clients [OPS-07]', async () => {
  const { headers } = parse((await ask(site, '/api/user', { headers: { 'X-Request-Id': 'chosen-by-a-client' } })).body);
  assert.match(headers['x-request-id'] ?? '', /^[0-9a-f]{32}$/);
});

test('keeps the headers of a proxy in front and appends', async () => {
  const { headers } = parse(
    (await ask(site, '/api/user', { headers: { 'X-Forwarded-For': '203.0.113.7', 'X-Forwarded-Proto': 'https' } }))
      .body,
  );
  assert.equal(headers['x-forwarded-for'], '203.0.113.7, 127.0.0.1');
  assert.equal(headers['x-forwarded-proto'], 'https');
});

test('drops hop-by-hop headers in both directions', async () => {
  const { target } = await startApi((request, response) => {
    response.writeHead(200, { Connection: 'close, X-Hop', 'Keep-Alive': 'timeout=1', 'X-Hop': '1', 'X-End': '1' });
    response.end(JSON.stringify({ headers: request.headers }));
  });
  const front = await serveSite({ root, proxies: [{ prefix: '/api', target }] });
  const answer = await ask(front, '/api/user', {
    headers: {
      Connection: 'keep-alive, X-Hop',
      TE: 'trailers',
      'Proxy-Authorization': 'Basic a',
      'X-Hop': '1',
      A: '1',
    },
  });
  const { headers } = parse(answer.body);
  assert.deepEqual(
    ['te', 'proxy-authorization', 'x-hop', 'a'].map((name) => headers[name]),
    [undefined, undefined, undefined, '1'],
  );
  assert.equal(answer.headers['x-hop'], undefined);
  assert.doesNotMatch(String(answer.headers['keep-alive']), /timeout=1\b/);
  assert.equal(answer.headers['x-end'], '1');
});

test('keeps the body’s length even when Connection names it', async () => {
  const seen = parse(
    (
      await ask(site, '/api/files', {
        method: 'DELETE',
        headers: { 'Transfer-Encoding': 'chunked', Connection: 'Transfer-Encoding, Content-Length' },
        body: 'GET /api/other HTTP/1.1',
      })
    ).body,
  );
  assert.deepEqual([seen.method, seen.body], ['DELETE', 'GET /api/other HTTP/1.1']);
});

test('forwards a body of unknown length completely', async () => {
  const text = 'ж'.repeat(100_000);
  const seen = parse(
    (await ask(site, '/api/files', { method: 'DELETE', headers: { 'Transfer-Encoding': 'chunked' }, body: text })).body,
  );
  assert.equal(seen.body, text);
});

test('matches the prefix as a whole path segment', async () => {
  assert.equal((await ask(site, '/apiary', { headers: { Accept: 'text/html' } })).body.toString(), 'страница');
});

test('forwards only calls, images and the push socket, spelt exactly', async () => {
  const front = await serveSite({ root, proxies: apiRules(api.target) });
  for (const url of ['/api', '/api/user?a=..', '/images/uploads/a.png', '/api/unsubscribe/a.b'])
    assert.equal(parse((await ask(front, url)).body).url, url);
  const others = [
    '/push',
    '/push/docs',
    '/push/apps/vstrecha-local/events',
    '/push/api/message',
    '/push/%61pi/message',
    '/push/app/key',
    '/push/app/../docs',
    '/%61pi/message',
    '/%69mages/a.png',
    '//api/message',
    'http://localhost/api/message',
    '/docs',
    '/apps/vstrecha-local/events',
    '/api/../docs',
    '/api/..%2fdocs',
    '/api/%2e%2e/docs',
    '/api/x/.%2E%5cdocs',
    '/images/./../docs',
  ];
  for (const url of others) {
    for (const method of ['GET', 'POST'])
      assert.doesNotMatch((await ask(front, url, { method })).body.toString(), /"url"/, `${method} ${url}`);
  }
});

test('forwards a rule’s method only, the rest is a page [MAIL-01]', async () => {
  const front = await serveSite({ root, fallback: 'index.html', proxies: apiRules(api.target) });
  const url = '/unsubscribe_notifications/token';
  const body = 'List-Unsubscribe=One-Click';
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html' };
  const seen = parse((await ask(front, url, { method: 'POST', headers, body })).body);
  assert.deepEqual([seen.method, seen.url, seen.body], ['POST', url, body]);
  assert.equal((await ask(front, url, { headers })).body.toString(), 'страница');
});

test('forwards no WebSocket but the push server’s', async () => {
  const echo = await startEcho();
  const front = await serveSite({ root, proxies: apiRules(echo.target) });
  for (const path of [
    '/push',
    '/push/',
    '/push/docs',
    '/push/api/user',
    '/push/app/key/..',
    '/push/%61pp/key',
    '/api/user',
  ]) {
    const client = openSocket(front.port, path);
    await client.until('404 Not Found');
    await client.closed;
  }
  assert.deepEqual(echo.requests, []);
});

test('answers 502 in Russian while the API is down', async () => {
  const { server, target } = await startApi(mirror);
  const front = await serveSite({ root, proxies: [{ prefix: '/api', target }] });
  const { port } = new URL(target);
  server.close();
  server.closeAllConnections();
  await once(server, 'close');

  const answer = await ask(front, '/api/user');
  assert.equal(answer.status, 502);
  assert.equal(answer.headers['content-type'], 'text/plain; charset=utf-8');
  assert.equal(answer.headers['cache-control'], 'no-store');
  assert.equal(answer.body.toString(), 'Сервер временно недоступен. Повторите попытку через минуту.');
  assert.equal((await ask(front, '/')).status, 200);

  server.listen(Number(port), '127.0.0.1');
  await once(server, 'listening');
  assert.equal((await ask(front, '/api/user')).status, 200);
});

test('aborts the response when the API aborts its own', async () => {
  const { target } = await startApi((_request, response) => {
    response.writeHead(200, { 'Content-Length': 1000 });
    response.write('начало', () => response.destroy());
  });
  const front = await serveSite({ root, proxies: [{ prefix: '/api', target }] });
  await assert.rejects(ask(front, '/api/news'));
  assert.equal((await ask(front, '/')).status, 200);
});

test('aborts the API request when the client disconnects', async () => {
  const left = deferred<void>();
  const asked = deferred<void>();
  const { target } = await startApi((request) => {
    request.once('close', left.resolve);
    asked.resolve();
  });
  const front = await serveSite({ root, proxies: [{ prefix: '/api', target }] });
  const request = http.get({ host: '127.0.0.1', port: front.port, path: '/api/slow', agent: false });
  request.on('error', () => undefined);
  await asked.promise;
  request.destroy();
  await left.promise;
  assert.equal((await ask(front, '/')).status, 200);
});

test('aborts an upload when its sender aborts', async () => {
  const started = deferred<void>();
  const ended = deferred<string>();
  const { target } = await startApi((request) => {
    request.once('data', () => started.resolve());
    request.once('error', (error) => ended.resolve(error.message));
  });
  const front = await serveSite({ root, proxies: [{ prefix: '/api', target }] });
  const request = http.request({
    host: '127.0.0.1',
    port: front.port,
    path: '/api/files',
    method: 'POST',
    headers: { 'Content-Length': 1_000_000 },
    agent: false,
  });
  request.on('error', () => undefined);
  request.write('часть');
  await started.promise;
  request.destroy();
  assert.equal(await ended.promise, 'aborted');
});

test('delivers the refusal of an upload still being sent', async () => {
  const { target } = await startApi((request, response) => {
    request.resume();
    response.writeHead(413, { 'Content-Type': 'text/plain' }).end('Недопустимый объем!');
  });
  const front = await serveSite({ root, proxies: [{ prefix: '/api', target }] });
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const answer = await fetch(`${front.origin}/api/files`, { method: 'POST', body: Buffer.alloc(3_000_000) });
    assert.equal(answer.status, 413);
    assert.equal(await answer.text(), 'Недопустимый объем!');
  }
});

/** A server that accepts an upgrade and echoes every byte. */
async function startEcho(): Promise<{
  target: string;
  server: Server;
  sockets: Socket[];
  requests: IncomingMessage[];
}> {
  const { server, target } = await startApi((_request, response) => response.writeHead(200).end());
  const sockets: Socket[] = [];
  const requests: IncomingMessage[] = [];
  server.on('upgrade', (request: IncomingMessage, socket: Socket) => {
    requests.push(request);
    sockets.push(socket);
    socket.on('error', () => undefined);
    const accept = createHash('sha1')
      .update(`${request.headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`)
      .digest('base64');
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\nпривет;`,
    );
    socket.pipe(socket);
  });
  return { target, server, sockets, requests };
}

function openSocket(
  port: number,
  path: string,
  early = '',
): { socket: Socket; until: (text: string) => Promise<string>; closed: Promise<unknown> } {
  const socket = net.connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: shell\r\nConnection: keep-alive, Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nOrigin: http://shell\r\n\r\n${early}`,
  );
  let received = '';
  socket.on('data', (chunk) => (received += chunk.toString()));
  return {
    socket,
    closed: once(socket, 'close'),
    until: async (text) => {
      while (!received.includes(text)) {
        if (socket.closed) assert.fail(`closed with: ${received}`);
        await Promise.race([once(socket, 'data'), once(socket, 'close')]);
      }
      return received;
    },
  };
}

test('connects a WebSocket to the push server, early bytes included', async () => {
  const echo = await startEcho();
  const front = await serveSite({ root, proxies: [{ prefix: '/push', target: echo.target, socketPath: PUSH_SOCKET }] });
  const client = openSocket(front.port, '/push/app/key?protocol=7', 'ранние;');
  const received = await client.until('ранние;');
  assert.match(received, /^HTTP\/1\.1 101 /);
  assert.match(received, /sec-websocket-accept: s3pPLMBiTxaQ9kYGzzhZRbK\+xOo=/i);
  assert.match(received, /привет;/);
  client.socket.write('дальше;');
  await client.until('дальше;');
  assert.equal(echo.requests[0]?.url, '/app/key?protocol=7');
  assert.equal(echo.requests[0]?.headers['x-forwarded-for'], '127.0.0.1');
  assert.equal(echo.requests[0]?.headers.origin, 'http://shell');

  client.socket.destroy();
  const upstream = echo.sockets[0];
  assert.ok(upstream);
  if (!upstream.closed) await once(upstream, 'close');
});

test('closes the browser’s socket when the push server disconnects', async () => {
  const echo = await startEcho();
  const front = await serveSite({ root, proxies: [{ prefix: '/push', target: echo.target, socketPath: PUSH_SOCKET }] });
  const client = openSocket(front.port, '/push/app/key');
  await client.until('привет;');
  echo.sockets[0]?.resetAndDestroy();
  await client.closed;
  assert.equal((await ask(front, '/')).status, 200);
});

test('refuses an upgrade that matches no rule or server', async () => {
  const client = openSocket(site.port, '/elsewhere');
  await client.until('404 Not Found');
  await client.closed;

  const down = await serveSite({
    root,
    proxies: [{ prefix: '/push', target: 'http://127.0.0.1:1', socketPath: PUSH_SOCKET }],
  });
  const refused = openSocket(down.port, '/push/app/key');
  await refused.until('502 Bad Gateway');
  await refused.closed;

  const plain = openSocket(site.port, '/push/app/key');
  await plain.until('HTTP/1.1 ');
  await plain.closed;
});

test('closes WebSockets on both sides when the server closes', async () => {
  const echo = await startEcho();
  const front = await serveSite({ root, proxies: [{ prefix: '/push', target: echo.target, socketPath: PUSH_SOCKET }] });
  const client = openSocket(front.port, '/push/app/key');
  await client.until('привет;');
  await front.close();
  await client.closed;
  const [upstream] = echo.sockets;
  assert.ok(upstream);
  if (!upstream.closed) await once(upstream, 'close');
});
