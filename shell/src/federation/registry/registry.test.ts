import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { newBuild } from '#testing/releases';
import { readRegistry } from './registry';
import { forgetRegistry } from './requestRegistry';

let fetch: jest.Spied<typeof globalThis.fetch>;
let warn: jest.Spied<typeof console.warn>;

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  jest.useRealTimers();
  forgetRegistry();
});

const answer = (respond: () => Response | Promise<Response>) =>
  (fetch = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => respond()));
const json = (value: unknown) => answer(() => new Response(JSON.stringify(value)));

/** Reads with fake timers, so that pauses between attempts take no time. */
async function read() {
  const result = readRegistry().then(
    ({ remotes, ...rest }) => ({ ...rest, remotes: Object.fromEntries(remotes) }),
    (error: unknown) => ({ error }),
  );
  await jest.advanceTimersByTimeAsync(2_000);
  return result;
}

const build = newBuild();

test('reads the builds of each remote with one fetch', async () => {
  json({ remotes: { mf_catalog: [build], mf_news: [] }, reports: '/reports/failures' });
  const [first] = await Promise.all([read(), read()]);
  expect(first).toEqual({
    remotes: { mf_catalog: [build], mf_news: [] },
    reports: '/reports/failures',
  });
  await read();
  expect(fetch.mock.calls).toEqual([['/registry.json', expect.objectContaining({ cache: 'no-cache' })]]);
});

test.each<[string, () => Response]>([
  ['missing', () => new Response('no such file', { status: 404 })],
  ['an HTML page', () => new Response('<!doctype html><title>Встреча</title>')],
  ['empty', () => new Response('')],
  ['null', () => new Response('null')],
  ['a list', () => new Response('[]')],
  ['without remotes', () => new Response('{"remotes": null}')],
  ['truncated', () => new Response('{"remotes": {"mf_cat')],
  ['too large (17 MB)', () => new Response(`{"remotes": {}, "x": "${'x'.repeat(17_000_000)}"}`)],
])('names the fix for operators when the registry is %s', async (_, respond) => {
  answer(respond);
  expect(await read()).toEqual({
    error: new Error(
      `/registry.json answered ${respond().status} and cannot be read as a registry. Release the remotes (docs/deploying.md).`,
    ),
  });
  expect(fetch).toHaveBeenCalledTimes(3);
});

test('retries after a short outage', async () => {
  const respond = jest
    .fn<() => Response>()
    .mockImplementationOnce(() => {
      throw new TypeError('Failed to fetch');
    })
    .mockImplementationOnce(() => new Response('', { status: 502 }))
    .mockImplementation(() => Response.json({ remotes: { mf_catalog: [build] } }));
  answer(respond);
  expect(await read()).toMatchObject({ remotes: { mf_catalog: [build] } });
  expect(warn).not.toHaveBeenCalled();
});

test('bypasses the browser cache after a failure', async () => {
  answer(() => new Response('', { status: 502 }));
  await read();
  forgetRegistry();
  json({ remotes: {} });
  await read();
  expect(fetch.mock.calls.slice(-3).map(([, options]) => options?.cache)).toEqual(['no-store', 'no-store', 'no-store']);
});

test('falls back to the stored registry with a warning', async () => {
  json({ remotes: { mf_catalog: [build] } });
  await read();
  forgetRegistry();
  answer(() => new Response('', { status: 503 }));
  expect(await read()).toMatchObject({ remotes: { mf_catalog: [build] } });
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('the one last read in this browser'), expect.any(Error));
  forgetRegistry();
  json({ remotes: { mf_catalog: [] } });
  expect(await read()).toMatchObject({ remotes: { mf_catalog: [] } });
});

test('gives up a hanging registry for the stored one', async () => {
  json({ remotes: { mf_catalog: [build] } });
  await read();
  forgetRegistry();
  jest.spyOn(globalThis, 'fetch').mockImplementation(
    (_, options) =>
      new Promise((_resolve, reject) => {
        options?.signal?.addEventListener('abort', () => reject(new Error('ended')));
      }),
  );
  const result = readRegistry();
  await jest.advanceTimersByTimeAsync(2_500);
  expect((await result).remotes.get('mf_catalog')).toEqual([build]);
});

test('waits longer in a browser without a stored registry', async () => {
  const ask = jest.spyOn(globalThis, 'fetch').mockImplementation(
    (_, options) =>
      new Promise((resolve, reject) => {
        setTimeout(() => resolve(Response.json({ remotes: { mf_catalog: [build] } })), 3_500);
        options?.signal?.addEventListener('abort', () => reject(new Error('ended')));
      }),
  );
  const result = readRegistry();
  await jest.advanceTimersByTimeAsync(20_000);
  expect((await result).remotes.get('mf_catalog')).toEqual([build]);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('waits for a slow registry', async () => {
  const bytes = new TextEncoder().encode(JSON.stringify({ remotes: { mf_catalog: [build] } }));
  let sent = 0;
  answer(
    () =>
      new Response(
        new ReadableStream({
          async pull(stream) {
            await new Promise((resolve) => setTimeout(resolve, 2_000));
            stream.enqueue(bytes.slice(sent, (sent += 100)));
            if (sent >= bytes.length) stream.close();
          },
        }),
      ),
  );
  const result = readRegistry();
  await jest.advanceTimersByTimeAsync(20_000);
  expect((await result).remotes.get('mf_catalog')).toEqual([build]);
  expect(fetch).toHaveBeenCalledTimes(1);
});

const { files, needs, ...withoutDetails } = build;
const APART = { address: 'https://catalog.example/builds/1/build.json', integrity: 'sha256-z' };

test('reads details from a file or from the build itself', async () => {
  json({
    remotes: {
      mf_catalog: [{ ...withoutDetails, details: APART }, build],
    },
  });
  expect(await read()).toMatchObject({
    remotes: { mf_catalog: [{ details: APART }, { files, needs }] },
  });
});

test.each<[string, unknown]>([
  ['text', 'latest'],
  ['null', null],
  ['no entry', { ...build, entry: undefined }],
  ['a javascript: entry', { ...build, entry: 'javascript:alert(1)' }],
  ['an ftp: entry', { ...build, entry: 'ftp://remote.example/remoteEntry.js' }],
  ['an entry without an origin', { ...build, entry: '/remoteEntry.js' }],
  ['an invalid name', { ...build, build: 7 }],
  ['invalid exposes', { ...build, exposes: null }],
  ['invalid scripts', { ...build, exposes: { CatalogPage: 'page.js' } }],
  ['an invalid script address', { ...build, exposes: { CatalogPage: ['page.js'] } }],
  ['invalid requirements', { ...build, requires: null }],
  ['an invalid range', { ...build, requires: { react: 19 } }],
  ['an invalid integrity', { ...build, integrity: {} }],
  ['an empty integrity', { ...build, integrity: '' }],
  ['an unsupported integrity', { ...build, integrity: 'md5-x' }],
  ['neither needs nor details', withoutDetails],
  ['no hashes', { ...withoutDetails, needs }],
  ['a script without a hash', { ...build, files: { [build.entry]: 'sha256-x' } }],
  ['a script with an empty hash', { ...build, files: { ...files, [build.entry]: '' } }],
  ['no needs', { ...withoutDetails, files }],
  ['invalid needs', { ...build, needs: { react: 'useState' } }],
  ['an invalid details address', { ...build, details: { ...APART, address: 'build.json' } }],
  ['details without a hash', { ...build, details: { address: APART.address } }],
  ['details with an empty hash', { ...build, details: { ...APART, integrity: '' } }],
  ['an invalid share', { ...build, percent: 'ten' }],
  ['an unknown entry type', { ...build, type: 'wasm' }],
  ['an invalid global variable', { ...build, global: 'a.b' }],
])('leaves out only the unreadable build: %s', async (_, broken) => {
  json({ remotes: { mf_catalog: [broken, build], mf_news: [build], mf_odd: 'none' } });
  expect(await read()).toMatchObject({ remotes: { mf_catalog: [build], mf_news: [build], mf_odd: [] } });
});

test('reads the entry type of other bundlers [TEAM-06]', async () => {
  json({
    remotes: {
      mf_catalog: [
        { ...build, type: 'module' },
        { ...build, global: 'their_catalog' },
      ],
    },
  });
  expect(await read()).toMatchObject({ remotes: { mf_catalog: [{ type: 'module' }, { global: 'their_catalog' }] } });
});

test('accepts builds without hashes from a development server', async () => {
  const { integrity: _integrity, ...plain } = withoutDetails;
  json({ development: true, remotes: { mf_catalog: [plain] } });
  expect(await read()).toMatchObject({
    remotes: { mf_catalog: [{ isDevelopment: true, build: build.build, files: {}, needs: {} }] },
  });
});

test('refuses development builds in a production shell', async () => {
  const mode = jest.replaceProperty(process.env, 'NODE_ENV', 'production');
  const { integrity: _integrity, ...plain } = withoutDetails;
  json({ development: true, remotes: { mf_catalog: [plain, build] } });
  expect(await read()).toMatchObject({ remotes: { mf_catalog: [build] } });
  mode.restore();
});

test('treats names inherited from Object as ordinary names', async () => {
  answer(
    () =>
      new Response(
        `{"remotes": {"__proto__": [], "constructor": [], "mf_catalog": [${JSON.stringify(build).replace('"requires":{', '"requires":{"__proto__":"*",')}]}}`,
      ),
  );
  await read();
  const { remotes } = await readRegistry();
  expect([...remotes.keys()]).toEqual(['__proto__', 'constructor', 'mf_catalog']);
  expect(Object.keys(remotes.get('mf_catalog')?.[0]?.requires ?? {})).toEqual(['__proto__', 'react']);
});

test.each(['//evil.example/reports', 'javascript:alert(1)', 7])('ignores a report address like %s', async (reports) => {
  json({ remotes: {}, reports });
  expect(await read()).toMatchObject({ reports: undefined });
});
