import assert from 'node:assert/strict';
import { mkdirSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { writeSite } from 'vstrecha-kit/testing/writeSite';
import { ask, serveSite } from './testSite.ts';

const script = `console.log('${'встреча '.repeat(400)}');`;
const page = '<!doctype html><title>Вход</title>';
const picture = Buffer.alloc(4096, 7);

const root = writeSite({
  'index.html': page,
  'assets/main.0123456789abcdef.js': script,
  'assets/main.0123456789abcdef.js.br': brotliCompressSync(script),
  'assets/plain.js': script,
  'assets/style.css': 'a{}',
  'assets/picture.0123456789abcdef.png': picture,
  'assets/golos.0123456789abcdef.woff2': picture,
  'manifest.webmanifest': '{}',
  'page with space.txt': 'пробел',
  '.env': 'SECRET=1',
  '.git/config': 'secret',
});
const outside = writeSite({ 'secret.txt': 'secret', 'registry.json': '{"remotes":[]}' });
symlinkSync(path.join(outside, 'secret.txt'), path.join(root, 'link.txt'));
symlinkSync(outside, path.join(root, 'linked'));
symlinkSync(path.join(root, 'assets/style.css'), path.join(root, 'inner.css'));

const site = await serveSite({
  root,
  fallback: 'index.html',
  headers: { 'X-Content-Type-Options': 'nosniff' },
  files: { '/registry.json': path.join(outside, 'registry.json'), '/config.json': path.join(outside, 'missing.json') },
});
const bare = await serveSite({ root });

test('sends a hashed file as brotli, cacheable forever', async () => {
  const answer = await ask(site, '/assets/main.0123456789abcdef.js', {
    headers: { 'Accept-Encoding': 'gzip, deflate, br, zstd' },
  });
  assert.equal(answer.status, 200);
  assert.equal(answer.headers['content-encoding'], 'br');
  assert.equal(answer.headers['content-type'], 'text/javascript; charset=utf-8');
  assert.equal(answer.headers['cache-control'], 'public, max-age=31536000, immutable');
  assert.equal(answer.headers.vary, 'Accept-Encoding');
  assert.equal(Number(answer.headers['content-length']), answer.body.length);
  assert.equal(brotliDecompressSync(answer.body).toString(), script);
});

test('gzips a file that has no brotli version', async () => {
  const answer = await ask(site, '/assets/plain.js', { headers: { 'Accept-Encoding': 'gzip, br' } });
  assert.equal(answer.headers['content-encoding'], 'gzip');
  assert.equal(gunzipSync(answer.body).toString(), script);
});

for (const accepted of ['', 'identity', 'br;q=0, gzip;q=0', 'zstd']) {
  test(`sends the file uncompressed for Accept-Encoding «${accepted}»`, async () => {
    const answer = await ask(site, '/assets/main.0123456789abcdef.js', { headers: { 'Accept-Encoding': accepted } });
    assert.equal(answer.headers['content-encoding'], undefined);
    assert.equal(answer.body.toString(), script);
  });
}

test('treats «*» as accepting brotli', async () => {
  const answer = await ask(site, '/assets/main.0123456789abcdef.js', { headers: { 'Accept-Encoding': '*' } });
  assert.equal(answer.headers['content-encoding'], 'br');
});

test('ignores a brotli version older than its file', async () => {
  const stale = writeSite({ 'index.html.br': brotliCompressSync('старая'), 'index.html': 'новая' });
  utimesSync(path.join(stale, 'index.html.br'), new Date(0), new Date(0));
  const answer = await ask(await serveSite({ root: stale }), '/', { headers: { 'Accept-Encoding': 'br' } });
  assert.equal(answer.body.toString(), 'новая');
});

test('never compresses images and fonts', async () => {
  for (const [name, type] of [
    ['picture.0123456789abcdef.png', 'image/png'],
    ['golos.0123456789abcdef.woff2', 'font/woff2'],
  ]) {
    const answer = await ask(site, `/assets/${name}`, { headers: { 'Accept-Encoding': 'br, gzip' } });
    assert.equal(answer.headers['content-type'], type);
    assert.equal(answer.headers['content-encoding'], undefined);
    assert.ok(answer.body.equals(picture));
  }
});

test('makes browsers revalidate a file without a hash', async () => {
  for (const url of ['/', '/assets/plain.js', '/registry.json', '/manifest.webmanifest']) {
    assert.equal((await ask(site, url)).headers['cache-control'], 'no-cache', url);
  }
});

for (const encoding of ['identity', 'gzip', 'br']) {
  test(`answers 304 to the current ${encoding} version only`, async () => {
    const name = `changing-${encoding}.js`;
    writeFileSync(path.join(root, name), script);
    writeFileSync(path.join(root, `${name}.br`), brotliCompressSync(script));
    const headers = { 'Accept-Encoding': encoding };
    const first = await ask(site, `/${name}`, { headers });
    assert.ok(first.headers.etag);
    const second = await ask(site, `/${name}`, {
      headers: { ...headers, 'If-None-Match': `"other", ${first.headers.etag}` },
    });
    assert.equal(second.status, 304);
    assert.equal(second.body.length, 0);
    assert.equal(second.headers.etag, first.headers.etag);

    const other = script.replace('log', 'err');
    writeFileSync(path.join(root, name), other);
    writeFileSync(path.join(root, `${name}.br`), brotliCompressSync(other));
    // As a release does: versions differ in size and time, so a change within one tick of the file system's clock would
    // go unnoticed.
    const later = new Date(Date.now() + 1000);
    for (const file of [name, `${name}.br`]) utimesSync(path.join(root, file), later, later);
    const third = await ask(site, `/${name}`, { headers: { ...headers, 'If-None-Match': first.headers.etag } });
    assert.equal(third.status, 200);
  });
}

test('keeps idle connections as long as nginx', async () => {
  assert.equal((await fetch(site.origin)).headers.get('keep-alive'), 'timeout=75');
});

test('answers HEAD with the headers of GET and no body', async () => {
  const [get, head] = await Promise.all([
    ask(site, '/assets/plain.js'),
    ask(site, '/assets/plain.js', { method: 'HEAD' }),
  ]);
  assert.equal(head.status, 200);
  assert.equal(head.body.length, 0);
  assert.equal(head.headers['content-length'], get.headers['content-length']);
  assert.equal(head.headers.etag, get.headers.etag);
});

test('sends byte ranges of images but not of text', async () => {
  const headers = { Range: 'bytes=10-19', 'Accept-Encoding': 'br, gzip' };
  const part = await ask(site, '/assets/picture.0123456789abcdef.png', { headers });
  assert.equal(part.status, 206);
  assert.equal(part.headers['content-range'], 'bytes 10-19/4096');
  assert.equal(part.body.length, 10);
  const beyond = await ask(site, '/assets/picture.0123456789abcdef.png', { headers: { Range: 'bytes=5000-' } });
  assert.equal(beyond.status, 416);
  const whole = await ask(site, '/assets/main.0123456789abcdef.js', { headers });
  assert.equal(whole.status, 200);
  assert.equal(brotliDecompressSync(whole.body).toString(), script);
});

test('refuses other methods', async () => {
  const answer = await ask(site, '/assets/plain.js', { method: 'POST', body: '{}' });
  assert.equal(answer.status, 405);
  assert.equal(answer.headers.allow, 'GET, HEAD');
});

test('answers a navigation of any path with the page [ROUTE-21]', async () => {
  const headers = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
  for (const url of [
    '/',
    '/profile/17',
    '/messages/',
    '/profile?id=3',
    '/unsubscribe_notifications/eyJh.eyJzdWI.SflKxwRJSMeKKF2QT4',
    '/foo.bar',
    '/some/where/foo.bar',
  ]) {
    const answer = await ask(site, url, { headers });
    assert.equal(answer.status, 200, url);
    assert.equal(answer.headers['content-type'], 'text/html; charset=utf-8');
    assert.equal(answer.body.toString(), page);
  }
});

test('answers 404 for a missing file instead of the page', async () => {
  for (const [url, accept] of [
    ['/assets/gone.0123456789abcdef.js', '*/*'],
    ['/assets/gone.js', 'text/html'],
    ['/gone.html', '*/*'],
    ['/.gone', '*/*'],
    ['/profile/17', 'image/png,*/*;q=0.8'],
    ['/profile/17', 'application/json'],
  ] as const) {
    const answer = await ask(site, url, { headers: { Accept: accept } });
    assert.equal(answer.status, 404, url);
    assert.equal(answer.headers['cache-control'], 'no-cache');
    assert.doesNotMatch(answer.body.toString(), /doctype/);
  }
});

test('tells navigations from script requests for paths with an extension', async () => {
  const accept = { Accept: 'text/html,*/*' };
  assert.equal(
    (await ask(site, '/catalog.html', { headers: { ...accept, 'Sec-Fetch-Mode': 'navigate' } })).body.toString(),
    page,
  );
  assert.equal((await ask(site, '/catalog.html', { headers: { ...accept, 'Sec-Fetch-Mode': 'no-cors' } })).status, 404);
});

test('answers tools that accept anything with the page [NET-07]', async () => {
  for (const url of ['/', '/profile/17', '/unsubscribe_notifications/eyJh.eyJzdWI.SflKxwRJSMeKKF2QT4'])
    for (const options of [{}, { headers: { Accept: '*/*' } }, { headers: { Accept: '*/*;q=0.8' } }])
      assert.equal((await ask(site, url, options)).body.toString(), page, url);
  const script = { Accept: '*/*', 'Sec-Fetch-Mode': 'cors' };
  assert.equal((await ask(site, '/profile/17', { headers: script })).status, 404);
});

test('never answers probes and robots with the page [NET-07]', async () => {
  for (const url of ['/healthz', '/robots.txt', '/favicon.ico'])
    for (const Accept of ['*/*', 'text/html'])
      assert.equal((await ask(site, url, { headers: { Accept, 'Sec-Fetch-Mode': 'navigate' } })).status, 404, url);
});

test('answers a navigation with 404 without a fallback', async () => {
  assert.equal((await ask(bare, '/profile/17', { headers: { Accept: 'text/html' } })).status, 404);
});

for (const url of [
  '/../secret.txt',
  '/assets/../../secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/%2e%2e%2fsecret.txt',
  '/..%5csecret.txt',
  '/%252e%252e/secret.txt',
  '//etc/passwd',
  '/.env',
  '/%2eenv',
  '/.git/config',
  '/assets/',
  '/assets',
  '/link.txt',
  '/linked/secret.txt',
  '/c:/windows/win.ini',
  `/${'a'.repeat(5000)}`,
]) {
  test(`${url.slice(0, 40)} reveals no file`, async () => {
    const answer = await ask(bare, url, { headers: { Accept: 'text/html' } });
    assert.equal(answer.status, 404);
    assert.doesNotMatch(answer.body.toString(), /secret|SECRET|root:/);
  });
}

test('answers a navigation to a hidden file with the page [ROUTE-21]', async () => {
  for (const url of ['/.foo', '/.env', '/.git/config', '/../secret', '/%2e%2e/secret', '/..%5csecret']) {
    const answer = await ask(site, url, { headers: { Accept: 'text/html' } });
    assert.deepEqual([answer.status, answer.body.toString()], [200, page], url);
    assert.equal((await ask(site, url, { headers: { Accept: 'text/css' } })).status, 404, url);
  }
});

test('answers 400 to a malformed URL and keeps running', async () => {
  for (const url of ['/%', '/%ff', '/a%00b', 'http://elsewhere/x'])
    assert.equal((await ask(site, url, { headers: { Accept: 'text/css' } })).status, 400, url);
  assert.equal((await ask(site, '/')).status, 200);
});

test('redirects a navigation with a malformed address to the root [ROUTE-21]', async () => {
  for (const url of ['/profile/%00', '/%', '/profile/%E0%A4%A']) {
    const answer = await ask(site, url, { headers: { Accept: 'text/html' } });
    assert.deepEqual([answer.status, answer.headers.location], [302, '/'], url);
    assert.equal((await ask(bare, url, { headers: { Accept: 'text/html' } })).status, 400, url);
  }
});

test('serves names with spaces and links inside the folder', async () => {
  assert.equal((await ask(site, '/page%20with%20space.txt')).body.toString(), 'пробел');
  assert.equal((await ask(site, '/inner.css')).headers['content-type'], 'text/css; charset=utf-8');
});

test('serves named files from elsewhere and rereads them each time', async () => {
  assert.equal((await ask(site, '/registry.json')).body.toString(), '{"remotes":[]}');
  writeFileSync(path.join(outside, 'registry.json'), '{"remotes":[1]}');
  assert.equal((await ask(site, '/registry.json?v=2')).body.toString(), '{"remotes":[1]}');
  assert.equal((await ask(site, '/config.json', { headers: { Accept: 'text/html' } })).status, 404);
  assert.equal((await ask(site, '/constructor', { headers: { Accept: 'text/css' } })).status, 404);
});

test('serves named files from hidden folders and through links', async () => {
  const folder = writeSite({ '.run/registry #1.json': '{"remotes":[]}' });
  symlinkSync(path.join(folder, '.run/registry #1.json'), path.join(folder, '.config'));
  const server = await serveSite({
    root,
    files: { '/a.json': path.join(folder, '.config'), '/b.json': path.join(folder, '.run/registry #1.json') },
  });
  for (const url of ['/a.json', '/b.json'])
    assert.equal((await ask(server, url)).body.toString(), '{"remotes":[]}', url);
});

test('adds the given headers to every response', async () => {
  for (const url of ['/', '/assets/gone.js', '/%'])
    assert.equal((await ask(site, url)).headers['x-content-type-options'], 'nosniff', url);
});

test('serves a folder created or rebuilt later without a restart', async () => {
  const parent = writeSite({});
  const later = await serveSite({ root: path.join(parent, 'dist') });
  assert.equal((await ask(later, '/')).status, 404);
  mkdirSync(path.join(parent, 'dist'));
  writeFileSync(path.join(parent, 'dist/index.html'), page);
  assert.equal((await ask(later, '/')).status, 200);
});

test('rejects when the port is busy', async () => {
  await assert.rejects(serveSiteOn(site.port), { code: 'EADDRINUSE' });
});

function serveSiteOn(port: number) {
  return import('./createStaticServer.ts').then(({ createStaticServer }) => createStaticServer({ root, port }));
}
