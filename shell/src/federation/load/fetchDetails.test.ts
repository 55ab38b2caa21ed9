import { webcrypto } from 'node:crypto';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Build } from 'shared-api/federation/build';
import { newBuild, releases, resetReleases, script } from '#testing/releases';
import { loadExposed, preloadExposed } from '../loadExposed';
import { forgetRegistry, requestRegistry } from '../registry/requestRegistry';

const CatalogPage = () => null;
const NOVEL = { 'shared-ui/Novel': ['Novel'] };
const hashOf = async (text: string) =>
  `sha256-${Buffer.from(await webcrypto.subtle.digest('SHA-256', Buffer.from(text))).toString('base64')}`;

let complain: jest.Spied<typeof console.error>;

beforeEach(() => {
  resetReleases();
  releases.loadFromBuild.mockResolvedValue({ CatalogPage });
  complain = jest.spyOn(console, 'error').mockImplementation(() => {});
  Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle, configurable: true });
});
afterEach(() => {
  Reflect.deleteProperty(crypto, 'subtle');
  forgetRegistry();
});

/** Creates a build with valid hashes and serves its details in a file next to its entry. */
async function release(
  change: Partial<Build> = {},
  needs: Build['needs'] = {},
  ahead?: Build['ahead'],
): Promise<Build> {
  const build = newBuild(change);
  const integrity = await hashOf('script');
  const names = ['remoteEntry.js', 'page.js'];
  const text = JSON.stringify({ files: Object.fromEntries(names.map((name) => [name, integrity])), needs, ahead });
  const details = { address: new URL('build.json', build.entry).href, integrity: await hashOf(text) };
  const serve = releases.serve.getMockImplementation() ?? script;
  releases.serve.mockImplementation((address, signal) =>
    address === details.address ? answer(text) : serve(address, signal),
  );
  const { needs: _needs, files: _files, ...line } = build;
  return { ...line, integrity, details };
}

const answer = async (text: string) => new Response(text, { headers: { 'Content-Type': 'application/json' } });
const load = () =>
  loadExposed('mf_catalog/CatalogPage').then(
    ({ default: component }) => component,
    (error: unknown) => error,
  );
const run = (...builds: Build[]) =>
  releases.loadFromBuild.mock.calls.map(([, , { build }]) => builds.findIndex((each) => each.build === build));
const addressOf = ({ details }: Build) => details?.address ?? '';
const asked = () => releases.serve.mock.calls.map(([address]) => address);

test('fetches only the chosen build’s details, once', async () => {
  const [newest, older] = [await release(), await release()];
  releases.release([newest, older]);
  expect(await load()).toBe(CatalogPage);
  expect(asked()).toEqual([addressOf(newest), newest.entry, newest.exposes['CatalogPage']?.[0]]);
  expect(jest.mocked(fetch)).toHaveBeenCalledWith(addressOf(newest), expect.objectContaining({ cache: 'force-cache' }));
  await load();
  expect(asked()).toHaveLength(3);
});

test('skips a build with unmet needs without reporting a failure [FED-01]', async () => {
  const [newest, older] = [await release({}, NOVEL), await release()];
  releases.release([newest, older]);
  expect(await load()).toBe(CatalogPage);
  expect(run(newest, older)).toEqual([1]);
  expect(releases.sendBeacon).not.toHaveBeenCalled();
  expect(complain).not.toHaveBeenCalled();
});

test('reports `incompatible` when no build’s needs are met', async () => {
  releases.release([await release({}, NOVEL), await release({}, NOVEL)]);
  expect(await load()).toMatchObject({ kind: 'incompatible' });
});

test('falls back to a partial rollout when no other fits', async () => {
  const [tenth, waiting] = [await release({ percent: 1 }), await release({}, NOVEL)];
  localStorage.setItem('vstrecha.builds', JSON.stringify({ device: 50, good: {}, aside: {} }));
  releases.release([tenth, waiting]);
  expect(await load()).toBe(CatalogPage);
  expect(run(tenth, waiting)).toEqual([0]);
});

test('does not run a script with a wrong hash', async () => {
  const [newest, older] = [await release(), await release()];
  releases.release([newest, older]);
  const serve = releases.serve.getMockImplementation() ?? script;
  releases.serve.mockImplementation((address, signal) =>
    address.startsWith(newest.exposes['CatalogPage']?.[0] ?? '')
      ? Promise.resolve(new Response('changed', { headers: { 'Content-Type': 'text/javascript' } }))
      : serve(address, signal),
  );
  expect(await load()).toBe(CatalogPage);
  expect(run(newest, older)).toEqual([1]);
});

test.each<[string, string, () => Promise<Response>]>([
  ['fails to load', 'network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['has another hash', 'broken', () => answer('{"files":{},"needs":{}}')],
])('falls back when a build’s description %s [FED-02]', async (_, kind, serve) => {
  const [newest, older] = [await release(), await release()];
  releases.release([newest, older]);
  const others = releases.serve.getMockImplementation() ?? script;
  releases.serve.mockImplementation((address, signal) =>
    address === addressOf(newest) ? serve() : others(address, signal),
  );
  expect(await load()).toBe(CatalogPage);
  expect(run(newest, older)).toEqual([1]);
  expect(complain).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ kind }));
  // The browser's cache may hold the wrong content.
  expect(jest.mocked(fetch)).toHaveBeenCalledWith(addressOf(newest), expect.objectContaining({ cache: 'reload' }));
});

test('prefetches an expose’s dependencies while its scripts load', async () => {
  const widget = await release();
  const script = widget.exposes['CatalogPage']?.[0] ?? '';
  const page = await release(
    {},
    {},
    { CatalogPage: ['shared-ui/Flag', 'mf_meetings/CatalogPage'], Other: ['shared-ui/Menu'] },
  );
  releases.respond = () => Response.json({ remotes: { mf_catalog: [page], mf_meetings: [widget] } });
  releases.loadFromBuild.mockImplementation(async () => {
    while (!asked().includes(script)) await new Promise((resolve) => setTimeout(resolve, 1));
    return { CatalogPage };
  });
  expect(await load()).toBe(CatalogPage);
  expect(releases.prepareProvided.mock.calls[0]).toEqual([['shared-ui/Flag', 'mf_meetings/CatalogPage']]);
});

test('prefetches no remotes for a list without a selection', async () => {
  const widget = await release();
  const page = await release({}, {}, { CatalogPage: ['mf_meetings/CatalogPage'] });
  releases.respond = () => Response.json({ remotes: { mf_catalog: [page], mf_meetings: [widget] } });
  globalThis.vstrechaPreload = {
    registry: requestRegistry(),
    files: new Map(),
    alone: 'mf_catalog/CatalogPage',
    start: () => Promise.resolve(),
    apiCalls: async () => [],
  };
  expect(await load()).toBe(CatalogPage);
  globalThis.vstrechaPreload = undefined;
  expect(asked()).not.toContain(addressOf(widget));
});

test('uses prefetched files once and checks their hashes', async () => {
  const [newest, older] = [await release(), await release()];
  releases.release([newest, older]);
  const prefetched = (text: string) => ({
    answer: Promise.resolve(new Response(text, { headers: { 'Content-Type': 'text/javascript' } })),
    stop: new AbortController(),
  });
  const files = new Map([
    [newest.entry, prefetched('script')],
    [newest.exposes['CatalogPage']?.[0] ?? '', prefetched('changed')],
  ]);
  globalThis.vstrechaPreload = {
    registry: requestRegistry(),
    files,
    start: () => Promise.resolve(),
    apiCalls: async () => [],
  };
  expect(await load()).toBe(CatalogPage);
  globalThis.vstrechaPreload = undefined;
  expect(files.size).toBe(0);
  // The file with the wrong hash is fetched again, under another address.
  expect(run(newest, older)).toEqual([0]);
  expect(asked().filter((address) => address === newest.entry)).toEqual([]);
});

test('prefetches a page from the build that would run', async () => {
  const [newest, older] = [await release({}, NOVEL), await release()];
  releases.release([newest, older]);
  preloadExposed('mf_catalog/CatalogPage');
  const page = older.exposes['CatalogPage']?.[0] ?? '';
  while (!asked().includes(page)) await new Promise((resolve) => setTimeout(resolve, 1));
  expect(releases.loadFromBuild).not.toHaveBeenCalled();
});
