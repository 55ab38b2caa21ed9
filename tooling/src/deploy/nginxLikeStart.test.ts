import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { after, test } from 'node:test';
import { brotliCompressSync, gunzipSync } from 'node:zlib';
import { BUILD_FILE } from 'vstrecha-kit/build/buildInfo';
import { writeSite } from 'vstrecha-kit/testing/writeSite';
import { remoteHeaders, shellHeaders } from '../serve/securityHeaders.ts';
import { chooseShellPage, PAGES_FILE, type ShellPages } from '../serve/shellPages.ts';
import { ask, serveSite, type RawAnswer } from '../serve/testSite.ts';
import { apiRules } from '../system/serveSystem.ts';
import { BUILD, CONFIG, findPorts, serveByNginx } from '../testing/deployment.ts';

const hash = (letter: string) => `'sha256-${letter.repeat(43)}='`;
const pages: ShellPages = {
  session: 'pages/session.html',
  guest: { '/': 'pages/login.html', '/login': 'pages/login.html', '/block': 'pages/block.html' },
  inline: { scripts: [hash('s')], styles: [hash('a'), hash('b')] },
  everywhere: [hash('e')],
};
const script = `console.log('${'встреча '.repeat(400)}');`;
const root = writeSite({
  [BUILD_FILE]: BUILD,
  [PAGES_FILE]: JSON.stringify(pages),
  'index.html': '<title>index</title>',
  'pages/session.html': '<title>session</title>',
  'pages/login.html': '<title>login</title>',
  'pages/block.html': '<title>block</title>',
  'assets/main.0123456789abcdef.js': script,
  'assets/main.0123456789abcdef.js.br': brotliCompressSync(script),
  'assets/plain.js': script,
  'assets/style.css': 'a{}',
  'assets/golos.0123456789abcdef.woff2': Buffer.alloc(4096, 7),
  'banner.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'manifest.webmanifest': '{}',
  'sw.js': script,
  'sw.js.br': brotliCompressSync(script),
  'offline.json': '{}',
  'page with space.txt': 'пробел',
  '.env': 'SECRET=1',
});

const api = createServer((request, response) => {
  request.resume().on('end', () => response.setHeader('Cache-Control', 'no-store').end(`API ${request.url}`));
}).listen(0, '127.0.0.1');
after(() => api.close());

await once(api, 'listening');
const apiPort = (api.address() as AddressInfo).port;
const [shellPort = 0, remotePort = 0] = await findPorts(2);
const settings = { 'config.json': CONFIG, 'registry.json': '{"remotes":{}}' };
const builds = {
  'builds/1-abc/build.json': '{}',
  'builds/1-abc/entry.0123456789abcdef.js': script,
};
await serveByNginx(
  [
    ...['--shell', `http://localhost:${shellPort}`, '--remote', `mf_catalog=http://localhost:${remotePort}`],
    ...['--api', `127.0.0.1:${apiPort}`],
  ],
  root,
  Object.fromEntries(Object.entries(builds).map(([name, content]) => [`remotes/mf-catalog/${name}`, content])),
);
const sources = () => ({ remoteOrigins: [`http://localhost:${remotePort}`] });
const folder = writeSite(settings);
const shell = await serveSite({
  root,
  headers: () => shellHeaders(sources()),
  fallback: chooseShellPage(root, sources),
  files: Object.fromEntries(Object.keys(settings).map((name) => [`/${name}`, path.join(folder, name)])),
  proxies: apiRules(`http://127.0.0.1:${apiPort}`),
});
const remote = await serveSite({ root: writeSite(builds), headers: remoteHeaders() });

type Options = Parameters<typeof ask>[2];

/** Sends the same request to both servers. */
async function compare(url: string, options: Options, start = shell, nginxPort = shellPort): Promise<void> {
  const headers = { Host: `localhost:${nginxPort}`, ...options?.headers };
  const [expected, answer] = await Promise.all(
    [start.port, nginxPort].map(async (port) => comparable(await ask({ port }, url, { ...options, headers }))),
  );
  assert.deepEqual(answer, expected);
}

const HEADERS = [
  ...[...Object.keys(shellHeaders({ remoteOrigins: [] })), ...Object.keys(remoteHeaders())],
  ...['Content-Type', 'Content-Encoding', 'Allow', 'Cache-Control'],
].map((name) => name.toLowerCase());

/** What must be equal: not the order of Vary, nor the text of a redirect. */
function comparable({ status, headers, body }: RawAnswer) {
  if (headers.location !== undefined) return { status, location: headers.location };
  const vary = (headers.vary ?? '').split(/,\s*/).filter(Boolean).sort();
  const content = headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
  return {
    status,
    vary,
    ...Object.fromEntries(HEADERS.map((name) => [name, headers[name]])),
    body: content.length < 200 ? content.toString() : createHash('sha256').update(content).digest('hex'),
  };
}

const navigation = { Accept: 'text/html,*/*;q=0.8', 'Sec-Fetch-Mode': 'navigate' };
const old = { Accept: 'text/html,*/*;q=0.8' };
const session = { Cookie: 'theme=dark; vstrecha_session=abc' };
const everyEncoding = { 'Accept-Encoding': 'gzip, deflate, br, zstd' };
const REQUESTS: [string, Record<string, string>?, string?][] = [
  ['/', navigation],
  ['/', { ...navigation, ...session }],
  ['/', {}],
  ['/login', navigation],
  ['/login?from=letter', navigation],
  ['/login', { ...navigation, Cookie: '__Host-vstrecha_session=abc' }],
  ['/login', { ...navigation, Cookie: 'vstrecha_session=; theme=dark' }],
  ['/login', { ...navigation, Cookie: 'old_vstrecha_session=abc; vstrecha_sessions=1' }],
  ['/block', old],
  ['/catalog', navigation],
  ['/catalog', { ...navigation, ...session }],
  ['/chats/5', old],
  ['/assets/missing.js', navigation],
  ['/assets/missing.js', old],
  ['/assets/missing.js', { Accept: '*/*' }],
  ['/assets/main.fedcba9876543210.js', { Accept: '*/*', 'Sec-Fetch-Mode': 'cors' }],
  ['/assets/', { Accept: '*/*' }],
  ['/.env', { Accept: '*/*' }],
  ['/.env', navigation],
  ['/profile/%00', navigation],
  ['/assets/main.0123456789abcdef.js', everyEncoding],
  ['/assets/main.0123456789abcdef.js', { 'Accept-Encoding': 'gzip' }],
  ['/assets/main.0123456789abcdef.js'],
  ['/assets/plain.js', { 'Accept-Encoding': 'gzip' }],
  ['/assets/style.css', everyEncoding],
  ['/assets/golos.0123456789abcdef.woff2', everyEncoding],
  ['/banner.svg', everyEncoding],
  ['/manifest.webmanifest'],
  ['/sw.js', everyEncoding],
  ['/sw.js', { 'Service-Worker': 'script', 'Sec-Fetch-Dest': 'serviceworker', 'Sec-Fetch-Mode': 'same-origin' }],
  ['/offline.json'],
  ['/page%20with%20space.txt'],
  ['/config.json', everyEncoding],
  ['/registry.json'],
  ['/catalog', navigation, 'POST'],
  ['/assets/plain.js', {}, 'DELETE'],
  ['/assets/plain.js', {}, 'HEAD'],
  ['/api/settings'],
  ['/api'],
  ['/api?a=%2F..%2F'],
  ['/apiary', navigation],
  ['/images/1.webp', everyEncoding],
  ['/reports/failures', {}, 'POST'],
  ['/unsubscribe_notifications/token', {}, 'POST'],
  ['/unsubscribe_notifications/token', navigation],
  ['/unsubscribe_notifications/token', navigation, 'PUT'],
  ['/assets/../api/settings', { Accept: '*/*' }],
  ['/api/%2e%2e/docs', { Accept: '*/*' }],
  ['/api/..%2fdocs', { Accept: '*/*' }],
  ['/%61pi/settings', { Accept: '*/*' }],
  ['//api/settings', { Accept: '*/*' }],
  ['/push/app/key', { Accept: '*/*' }],
  ['/docs', { Accept: '*/*' }],
  ['/catalog', { Accept: '*/*' }],
  ['/catalog'],
  ['/catalog', { Accept: '*/*', 'Sec-Fetch-Mode': 'navigate' }],
  ['/catalog', { Accept: '*/*', 'Sec-Fetch-Mode': 'no-cors' }],
  ['/catalog', { Accept: 'application/json' }],
  ['/catalog', {}, 'HEAD'],
  ['/gone.png', { Accept: '*/*' }],
  ['/gone.png', old],
  ['/assets/missing', { Accept: '*/*' }],
  ['/unsubscribe_notifications/eyJh.eyJzdWI.SflKxwRJSMeKKF2QT4', { Accept: '*/*' }],
  ...['/healthz', '/readyz', '/robots.txt', '/favicon.ico'].flatMap((url): [string, Record<string, string>][] => [
    [url, { Accept: '*/*' }],
    [url, navigation],
  ]),
];
for (const [url, headers = {}, method = 'GET'] of REQUESTS) {
  const details = [method, url, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)].join(' ');
  test(`nginx answers like npm start: ${details} [OPS-06] [NET-07]`, () => compare(url, { headers, method }));
}

for (const url of ['/builds/1-abc/build.json', '/builds/1-abc/entry.0123456789abcdef.js', '/builds/2/build.json', '/'])
  test(`nginx serves a remote like npm start: ${url} [OPS-06]`, () =>
    compare(url, { headers: { 'Accept-Encoding': 'gzip' } }, remote, remotePort));

for (const length of [20_000, 60_000, 70_000])
  test(`nginx answers like npm start: an address of ${length} characters [NET-05]`, () =>
    compare(`/catalog?city=${'a'.repeat(length)}`, { headers: navigation }));

for (const [url, type] of [
  ['/sw.js', 'text/javascript'],
  ['/offline.json', 'application/json'],
  ['/manifest.webmanifest', 'application/manifest+json'],
] as const)
  test(`nginx lets browsers ask for ${url} each time [OPS-06] [DAY-06]`, async () => {
    const { status, headers } = await ask({ port: shellPort }, url, { headers: { Host: `localhost:${shellPort}` } });
    assert.equal(status, 200);
    assert.equal(headers['content-type']?.split(';')[0], type);
    assert.equal(headers['cache-control'], 'no-cache');
    assert.match(String(headers['content-security-policy']), /manifest-src 'self'; worker-src 'self'/);
  });
