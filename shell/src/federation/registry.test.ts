import { afterEach, expect, jest, test } from '@jest/globals';
import { readRegistry } from './registry';
import { forgetRegistry } from './requestRegistry';

afterEach(forgetRegistry);

const answer = (respond: () => Response) => jest.spyOn(globalThis, 'fetch').mockImplementation(async () => respond());
const json = (value: unknown) =>
  answer(() => new Response(JSON.stringify(value), { headers: { 'Content-Type': 'application/json' } }));

const build = {
  build: '1.0.0-abc',
  version: '1.0.0',
  entry: 'http://remote.example/1.0.0-abc/remoteEntry.js',
  integrity: 'sha384-x',
  exposes: { CatalogPage: ['http://remote.example/page.js'] },
  requires: { react: '^19.0.0' },
};

test('reads the builds of each remote, and asks once', async () => {
  const fetch = json({ remotes: { mf_catalog: [build], mf_news: [] } });
  const [first, second] = await Promise.all([readRegistry(), readRegistry()]);
  expect(first).toEqual({ mf_catalog: [build], mf_news: [] });
  expect(second).toEqual(first);
  await readRegistry();
  expect(fetch.mock.calls).toEqual([['/registry.json', expect.objectContaining({ cache: 'no-cache' })]]);
});

test.each<[string, () => Response]>([
  ['a missing file', () => new Response('no such file', { status: 404 })],
  [
    'a page in its place',
    () => new Response('<!doctype html><title>Встреча</title>', { headers: { 'Content-Type': 'text/html' } }),
  ],
  ['nothing', () => new Response('')],
  ['null', () => new Response('null')],
  ['a list', () => new Response('[]')],
  ['no remotes', () => new Response('{"remotes": null}')],
  ['a cut file', () => new Response('{"remotes": {"mf_cat')],
])('%s cannot be read as a registry, and the operator is told what to do', async (_, respond) => {
  answer(respond);
  await expect(readRegistry()).rejects.toThrow(
    /registry\.json answered \d+ and cannot be read as a registry.*docs\/deploying\.md/,
  );
});

test('a failure is not kept: the next question sees what was repaired', async () => {
  answer(() => new Response('', { status: 503 }));
  await expect(readRegistry()).rejects.toThrow();
  json({ remotes: { mf_catalog: [build] } });
  expect(await readRegistry()).toEqual({ mf_catalog: [build] });
});

test.each<[string, unknown]>([
  ['text', 'latest'],
  ['null', null],
  ['no entry', { ...build, entry: undefined }],
  ['an entry that runs a script', { ...build, entry: 'javascript:alert(1)' }],
  ['an entry without an origin', { ...build, entry: '/remoteEntry.js' }],
  ['no name', { ...build, build: 7 }],
  ['exposes that are no object', { ...build, exposes: null }],
  ['scripts that are no list', { ...build, exposes: { CatalogPage: 'page.js' } }],
  ['requirements that are no object', { ...build, requires: null }],
  ['a requirement that is no range', { ...build, requires: { react: 19 } }],
  ['an integrity that is no text', { ...build, integrity: {} }],
])('a build that cannot be read (%s) is left out, and no other suffers', async (_, broken) => {
  json({ remotes: { mf_catalog: [broken, build], mf_news: [build], mf_odd: 'none' } });
  expect(await readRegistry()).toEqual({ mf_catalog: [build], mf_news: [build], mf_odd: [] });
});
