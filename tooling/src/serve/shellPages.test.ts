import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { writeSite } from 'vstrecha-kit/testing/writeSite';
import { shellHeaders } from './securityHeaders.ts';
import { chooseShellPage, PAGES_FILE, type ShellPages } from './shellPages.ts';
import { ask, serveSite } from './testSite.ts';

const hash = (letter: string) => `'sha256-${letter.repeat(43)}='`;
const pages = (style: string): ShellPages => ({
  session: 'pages/session.html',
  guest: { '/': 'pages/login.html', '/login': 'pages/login.html', '/block': 'pages/block.html' },
  inline: { scripts: [hash('s')], styles: [hash(style)] },
  everywhere: [hash('e')],
});
const root = writeSite({
  'index.html': 'index',
  'pages/session.html': 'session',
  'pages/login.html': 'login',
  'pages/block.html': 'block',
  'banner.png': 'picture',
  [PAGES_FILE]: JSON.stringify(pages('a')),
});
const sources = { remoteOrigins: ['http://localhost:8081'] };
const strict = shellHeaders({ ...sources, inline: { scripts: [hash('e')], styles: [] } })['Content-Security-Policy'];
const site = await serveSite({ root, headers: shellHeaders(sources), fallback: chooseShellPage(root, () => sources) });
const session = 'vstrecha_session=abc';
const open = (url: string, headers: Record<string, string> = {}) =>
  ask(site, url, { headers: { Accept: 'text/html', ...headers } });

for (const [what, url, cookie, expected] of [
  ['a guest', '/', '', 'login'],
  ['a guest', '/login', '', 'login'],
  ['a guest', '/login?from=letter', '', 'login'],
  ['a guest', '/block', '', 'block'],
  ['a guest', '/catalog', '', 'index'],
  ['a guest', '/signup', '', 'index'],
  ['a guest', '/constructor', '', 'index'],
  ['a user with a session', '/', session, 'session'],
  ['a user with a session', '/login', session, 'session'],
  ['a user with a session', '/catalog', `theme=dark; ${session}`, 'session'],
  ['a user with a session over HTTPS', '/login', '__Host-vstrecha_session=abc', 'session'],
  ['a logged-out user', '/login', 'vstrecha_session=; theme=dark', 'login'],
  ['a visitor with other cookies', '/login', 'old_vstrecha_session=abc; vstrecha_sessions=1', 'login'],
] as const) {
  test(`sends ${what} at ${url} (cookie «${cookie}») the page «${expected}»`, async () => {
    const answer = await open(url, { Cookie: cookie });
    assert.equal(answer.body.toString(), expected);
    assert.equal(answer.headers['cache-control'], 'no-cache');
    assert.equal(answer.headers.vary, 'Cookie, Accept-Encoding');
    const isDrawn = expected === 'login' || expected === 'block';
    assert.equal(answer.headers['content-security-policy'] === strict, !isDrawn);
  });
}

test('allows only the hashed inline code of a prerendered page', async () => {
  const policy = String((await open('/login')).headers['content-security-policy']);
  assert.equal(policy.replace(` ${hash('s')}`, '').replace(` ${hash('a')}`, ''), strict);
  assert.match(policy, new RegExp(`script-src [^;]*${hash('s')}`));
  assert.match(policy, new RegExp(`style-src [^;]*${hash('a')}`));
});

test('sends files regardless of the session', async () => {
  assert.equal((await open('/banner.png', { Cookie: session })).body.toString(), 'picture');
});

test('sends a changed page and its policy instead of 304', async () => {
  let { etag = '' } = (await open('/login')).headers;
  for (const [text, style] of [
    ['login, newer', 'b'],
    ['login', 'a'],
  ] as const) {
    writeFileSync(path.join(root, 'pages/login.html'), text);
    writeFileSync(path.join(root, PAGES_FILE), JSON.stringify(pages(style)));
    const answer = await open('/login', { 'If-None-Match': etag });
    assert.equal(answer.body.toString(), text);
    assert.match(String(answer.headers['content-security-policy']), new RegExp(hash(style)));
    ({ etag = '' } = answer.headers);
  }
});

test('always sends index.html for a shell without prerendered pages', async () => {
  const plain = writeSite({ 'index.html': 'index' });
  const old = await serveSite({ root: plain, fallback: chooseShellPage(plain, () => sources) });
  for (const Cookie of ['', session])
    assert.equal((await ask(old, '/login', { headers: { Accept: 'text/html', Cookie } })).body.toString(), 'index');
});

test('keeps invalid hashes out of the policy', () => {
  assert.throws(
    () => shellHeaders({ remoteOrigins: [], inline: { scripts: ["'unsafe-inline'"], styles: [] } }),
    /is not the hash/,
  );
});
