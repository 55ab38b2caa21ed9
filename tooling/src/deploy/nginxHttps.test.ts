import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import https, { type RequestOptions } from 'node:https';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { after, test } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import { connect } from 'node:tls';
import { BUILD_FILE } from 'vstrecha-kit/build/buildInfo';
import { writeSite } from 'vstrecha-kit/testing/writeSite';
import { UNREACHABLE } from '../serve/forward.ts';
import { storybookHeaders } from '../serve/securityHeaders.ts';
import { PAGES_FILE } from '../serve/shellPages.ts';
import { ask } from '../serve/testSite.ts';
import { BUILD, findPorts, serveByNginx } from '../testing/deployment.ts';
import { ensureNginx } from './findNginx.ts';

const PATIENCE_MS = 20_000;

/** An API process that answers with what it received. */
function startProcess() {
  const server = createServer((request, response) => {
    // As the API refuses guests, before it reads their bodies.
    if (request.url === '/api/avatar') return response.writeHead(401).end();
    let bytes = 0;
    request
      .on('data', (chunk: Buffer) => (bytes += chunk.length))
      .on('end', () =>
        response
          .setHeader('X-Request-Id', request.headers['x-request-id'] ?? '')
          .end(JSON.stringify({ url: request.url, headers: request.headers, bytes })),
      );
  });
  server.on('upgrade', (request: IncomingMessage, socket) => {
    socket.end(`HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n${request.url}`);
  });
  server.listen(0, '127.0.0.1');
  after(() => server.close());
  return server;
}
const processes = [startProcess(), startProcess()];
await Promise.all(processes.map((server) => once(server, 'listening')));
const [shellPort = 0, remotePort = 0, redirectPort = 0, deadPort = 0, storybookPort = 0] = await findPorts(5);

const site = writeSite({
  [BUILD_FILE]: BUILD,
  [PAGES_FILE]: JSON.stringify({ session: 'pages/session.html', guest: {}, inline: { scripts: [], styles: [] } }),
  'index.html': 'index',
});
const deployment = await serveByNginx(
  [
    ...['--shell', `https://localhost:${shellPort}`, '--remote', `mf_catalog=https://127.0.0.1:${remotePort}`],
    ...processes.flatMap((server) => ['--api', `127.0.0.1:${(server.address() as AddressInfo).port}`]),
    ...['--storybook', `https://localhost:${storybookPort}`, '--redirect', String(redirectPort), '--self-signed'],
  ],
  site,
  {
    'old/assets/main.0123456789abcdef.js': 'of an earlier build',
    'storybook/index.html': 'frame',
    'storybook/reference/index.html': 'reference',
    'storybook/1.0123abcd.iframe.bundle.js': 'stories',
  },
);
const ca = readFileSync(deployment.certificate.file);

/** Asks over HTTPS, with the certificate checked. */
async function askSecurely(url: string, options: RequestOptions = {}, body?: Buffer) {
  const request = https.request({ host: 'localhost', port: shellPort, path: url, ca, agent: false, ...options });
  request.end(body);
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks).toString() };
}

/** The line of the access log with this text; nginx writes it a moment after its answer. */
async function logLine(text: string): Promise<string> {
  for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; await turn()) {
    const lines = readFileSync(path.join(deployment.state ?? '', 'access.log'), 'utf8').split('\n');
    const found = lines.find((line) => line.includes(text));
    if (found !== undefined) return found;
  }
  return assert.fail(`The access log has no line with ${text}.`);
}

const post = (bytes: number) => ({ method: 'POST', headers: { 'Content-Length': String(bytes) } });
const TEXT = 'text/plain; charset=utf-8';

interface Echo {
  url: string;
  headers: IncomingHttpHeaders;
  bytes: number;
}
const askApi = async (url: string, options?: RequestOptions, body?: Buffer) =>
  JSON.parse((await askSecurely(url, options, body)).body) as Echo;

test('passes nginx -t without a warning [OPS-06]', () => {
  const { program } = ensureNginx();
  const checked = spawnSync(program, ['-t', '-q', '-c', path.join(deployment.out, 'nginx.conf')], { encoding: 'utf8' });
  assert.deepEqual([checked.status, checked.stderr], [0, '']);
});

test('serves both origins over HTTPS only, with HSTS [OPS-06]', async () => {
  for (const [host, port] of [
    ['localhost', shellPort],
    ['127.0.0.1', remotePort],
  ] as const) {
    const { headers } = await askSecurely('/', { host, port });
    assert.equal(headers['strict-transport-security'], 'max-age=31536000');
  }
});

test('redirects plain HTTP to the same address [OPS-06]', async () => {
  const { status, headers } = await ask({ port: redirectPort }, '/news?page=2', { headers: { Host: 'localhost' } });
  assert.deepEqual([status, headers.location], [301, `https://localhost:${shellPort}/news?page=2`]);
});

test('refuses the TLS handshake for another host [OPS-06]', async () => {
  const socket = connect({
    host: '127.0.0.1',
    port: shellPort,
    servername: 'other.example',
    rejectUnauthorized: false,
  });
  const [error] = (await once(socket, 'error')) as [Error];
  assert.match(error.message, /unrecognized.name/i);
});

test('tells the API the visitor’s address, protocol and host [OPS-06]', async () => {
  const { headers } = await askApi('/api/settings', {
    headers: { 'X-Forwarded-For': '203.0.113.9', 'X-Forwarded-Proto': 'http', 'X-Forwarded-Host': 'evil.example' },
  });
  assert.equal(headers['x-forwarded-for'], '203.0.113.9, 127.0.0.1');
  assert.equal(headers['x-forwarded-proto'], 'https');
  assert.equal(headers['x-forwarded-host'], `localhost:${shellPort}`);
  assert.equal(headers.host, `localhost:${shellPort}`);
});

test('gives each request one id for API, answer and log [OPS-06] [OPS-07]', async () => {
  const { headers, body } = await askSecurely('/api/settings', { headers: { 'X-Request-Id': 'forged' } });
  const received = (JSON.parse(body) as Echo).headers['x-request-id'];
  assert.match(String(received), /^[0-9a-f]{32}$/);
  assert.equal(headers['x-request-id'], received);
  await logLine(`"id":"${String(received)}"`);
});

test('keeps tokens of queries out of the log [OPS-06]', async () => {
  await askSecurely('/unsubscribe?token=secret-of-an-email');
  assert.doesNotMatch(await logLine('"path":"/unsubscribe"'), /secret-of-an-email/);
});

test('passes 49 MB on and refuses 65 MB [OPS-06]', async () => {
  const MEGABYTE = 1024 * 1024;
  const sent = Buffer.alloc(49 * MEGABYTE);
  assert.equal((await askApi('/api/files', post(49 * MEGABYTE), sent)).bytes, 49 * MEGABYTE);
  assert.equal((await askSecurely('/api/files', post(65 * MEGABYTE))).status, 413);
});

test('passes 65 KB to ordinary calls and refuses 70 KB [OPS-12]', async () => {
  for (const url of ['/api/message', '/api/filesx', '/reports/failures']) {
    assert.equal((await askSecurely(url, post(65 * 1024), Buffer.alloc(65 * 1024))).status, 200, url);
    const { status, headers, body } = await askSecurely(url, post(70 * 1024));
    assert.deepEqual([status, body, headers['content-type']], [413, 'Запрос слишком большой.', TEXT], url);
  }
});

test('asks the API before an upload has arrived [OPS-12]', async () => {
  assert.equal((await askSecurely('/api/avatar', post(40 * 1024 * 1024), Buffer.alloc(1024))).status, 401);
});

test('limits the uploads of one address at once [OPS-12]', async () => {
  const uploads = Array.from({ length: 51 }, () => {
    const request = https.request({
      host: 'localhost',
      port: shellPort,
      path: '/api/files',
      ca,
      agent: false,
      ...post(9),
    });
    request.flushHeaders();
    return request;
  });
  const [refused] = (await Promise.race(uploads.map((request) => once(request, 'response')))) as [IncomingMessage];
  assert.deepEqual([refused.statusCode, refused.headers['retry-after']], [429, '5']);
  for (const upload of uploads) upload.on('error', () => undefined).destroy();
});

test('answers long addresses with the page [OPS-12] [NET-05]', async () => {
  const navigation = { headers: { Accept: 'text/html', 'Sec-Fetch-Mode': 'navigate' } };
  assert.equal((await askSecurely(`/catalog?location=${'a'.repeat(20_000)}`, navigation)).body, 'index');
  const { status, headers } = await askSecurely(`/catalog?location=${'a'.repeat(70_000)}`, navigation);
  assert.deepEqual([status, headers.location], [302, '/']);
});

test('opens push sockets without the prefix, and no others [OPS-06]', async () => {
  const upgrade = { Connection: 'Upgrade', Upgrade: 'websocket' };
  const open = async (url: string) => {
    const request = https.request({
      host: 'localhost',
      port: shellPort,
      path: url,
      ca,
      agent: false,
      headers: upgrade,
    });
    request.end();
    const answer = await Promise.race([once(request, 'upgrade'), once(request, 'response')]);
    const [response, socket, head] = answer as [IncomingMessage, NodeJS.ReadableStream | undefined, Buffer | undefined];
    if (!socket) return response.statusCode;
    const chunks: Buffer[] = head ? [head] : [];
    for await (const chunk of socket) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks).toString();
  };
  assert.equal(await open('/push/app/key?protocol=7'), '/app/key?protocol=7');
  for (const url of ['/push/apps/1/events', '/push/app/a/b', '/push/%61pp/key', '/push/../app/key'])
    assert.notEqual(typeof (await open(url)), 'string', url);
});

test('serves hashed files of earlier builds [OPS-06]', async () => {
  const { status, headers, body } = await askSecurely('/assets/main.0123456789abcdef.js');
  assert.deepEqual([status, body], [200, 'of an earlier build']);
  assert.equal(headers['cache-control'], 'public, max-age=31536000, immutable');
});

test("serves Storybook apart, without loosening the product's policy [DES-03]", async () => {
  const open = (url: string) => askSecurely(url, { port: storybookPort });
  const { body, headers } = await open('/?path=/docs/button');
  assert.equal(body, 'frame');
  assert.equal(headers['content-security-policy'], storybookHeaders()['Content-Security-Policy']);
  assert.equal(headers['cache-control'], 'no-cache');
  assert.match((await open('/1.0123abcd.iframe.bundle.js')).headers['cache-control'] ?? '', /immutable/);
  assert.equal((await open('/reference/')).body, 'reference');
  assert.equal((await open('/reference')).headers.location, '/reference/');
  assert.deepEqual(
    await Promise.all(['/nothing', '/api/settings', '/.git'].map(async (url) => (await open(url)).status)),
    [404, 404, 404],
  );
  const { headers: ofProduct } = await askSecurely('/');
  assert.ok(!ofProduct['content-security-policy']?.includes('unsafe'));
});

test('uses the other process during an outage [OPS-06] [OPS-08]', async () => {
  const [first] = processes;
  first?.close();
  first?.closeAllConnections();
  for (let round = 0; round < 6; round += 1)
    assert.equal((await askSecurely('/api/settings', { method: round % 2 ? 'POST' : 'GET' })).status, 200);
});

test('says that the API is down in plain words [OPS-06]', async () => {
  const file = path.join(deployment.out, 'vstrecha.conf');
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replaceAll(/server 127\.0\.0\.1:\d+/g, `server 127.0.0.1:${deadPort}`),
  );
  const { program } = ensureNginx();
  spawnSync(program, ['-c', path.join(deployment.out, 'nginx.conf'), '-s', 'reload']);
  const deadline = Date.now() + PATIENCE_MS;
  let answer = await askSecurely('/api/settings');
  while (answer.status === 200 && Date.now() < deadline) answer = await askSecurely('/api/settings');
  assert.deepEqual([answer.status, answer.body], [502, UNREACHABLE]);
  assert.equal(answer.headers['content-type'], 'text/plain; charset=utf-8');
  assert.equal(answer.headers['cache-control'], 'no-store');
});
