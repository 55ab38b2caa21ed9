import { webcrypto } from 'node:crypto';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { newBuild, releases, resetReleases, script } from '../testing/releases';
import { loadExposed, preloadExposed } from './loadExposed';
import type { BuildDetails, RemoteBuild } from './parseRegistry';
import { forgetRegistry, requestRegistry } from './requestRegistry';

const CatalogPage = () => null;
const NOVEL = { 'shared-ui/Novel': { Novel: '' } };
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

/** A build with right hashes, whose details lie in a file beside its entry, served from now on. */
async function release(
  change: Partial<RemoteBuild> = {},
  needs: BuildDetails['needs'] = {},
  ahead?: BuildDetails['ahead'],
): Promise<RemoteBuild> {
  const build = newBuild(change);
  const integrity = await hashOf('script');
  const names = ['remoteEntry.js', 'page.js'];
  const text = JSON.stringify({ files: Object.fromEntries(names.map((name) => [name, integrity])), needs, ahead });
  const details = { address: new URL('build.json', build.entry).href, integrity: await hashOf(text) };
  const serve = releases.serve.getMockImplementation() ?? script;
  releases.serve.mockImplementation((address, signal) =>
    address === details.address ? answer(text) : serve(address, signal),
  );
  return { ...build, integrity, details };
}

const answer = async (text: string) => new Response(text, { headers: { 'Content-Type': 'application/json' } });
const load = () =>
  loadExposed('mf_catalog/CatalogPage').then(
    ({ default: component }) => component,
    (error: unknown) => error,
  );
const run = (...builds: RemoteBuild[]) =>
  releases.loadFromBuild.mock.calls.map(([, , { build }]) => builds.findIndex((each) => each.build === build));
const addressOf = ({ details }: RemoteBuild) => ('address' in details ? details.address : '');
const asked = () => releases.serve.mock.calls.map(([address]) => address);

test('what a build says of itself comes beside its scripts, once, and that of the others does not come at all', async () => {
  const [newest, older] = [await release(), await release()];
  releases.release([newest, older]);
  expect(await load()).toBe(CatalogPage);
  expect(asked()).toEqual([addressOf(newest), newest.entry, newest.exposes['CatalogPage']?.[0]]);
  expect(jest.mocked(fetch)).toHaveBeenCalledWith(addressOf(newest), expect.objectContaining({ cache: 'force-cache' }));
  await load();
  expect(asked()).toHaveLength(3);
});

test('a build that needs what this shell lacks waits, the one before goes on, and it is nobody’s failure [FED-01]', async () => {
  const [newest, older] = [await release({}, NOVEL), await release()];
  releases.release([newest, older]);
  expect(await load()).toBe(CatalogPage);
  expect(run(newest, older)).toEqual([1]);
  expect(releases.sendBeacon).not.toHaveBeenCalled();
  expect(complain).not.toHaveBeenCalled();
});

test('when all builds wait, that is what is said', async () => {
  releases.release([await release({}, NOVEL), await release({}, NOVEL)]);
  expect(await load()).toMatchObject({ kind: 'incompatible' });
});

test('a build for a part of all browsers is what the others get when nothing else suits them', async () => {
  const [tenth, waiting] = [await release({ percent: 1 }), await release({}, NOVEL)];
  localStorage.setItem('vstrecha.builds', JSON.stringify({ device: 50, good: {}, aside: {} }));
  releases.release([tenth, waiting]);
  expect(await load()).toBe(CatalogPage);
  expect(run(tenth, waiting)).toEqual([0]);
});

test('a script that is not what the build says of it is not run', async () => {
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
  ['does not come', 'network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is not what was released', 'broken', () => answer('{"files":{},"needs":{}}')],
])('a build whose own description %s gives way to the next one [FED-02]', async (_, kind, serve) => {
  const [newest, older] = [await release(), await release()];
  releases.release([newest, older]);
  const others = releases.serve.getMockImplementation() ?? script;
  releases.serve.mockImplementation((address, signal) =>
    address === addressOf(newest) ? serve() : others(address, signal),
  );
  expect(await load()).toBe(CatalogPage);
  expect(run(newest, older)).toEqual([1]);
  expect(complain).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ kind }));
  // What lies in the browser’s cache may be what is wrong.
  expect(jest.mocked(fetch)).toHaveBeenCalledWith(addressOf(newest), expect.objectContaining({ cache: 'reload' }));
});

test('what an expose asks for as soon as it runs is fetched beside its scripts: modules of the host, and of other remotes', async () => {
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

test('a list of which nothing was open when the application began fetches nothing of other remotes', async () => {
  const widget = await release();
  const page = await release({}, {}, { CatalogPage: ['mf_meetings/CatalogPage'] });
  releases.respond = () => Response.json({ remotes: { mf_catalog: [page], mf_meetings: [widget] } });
  globalThis.vstrechaAhead = {
    registry: requestRegistry(),
    answers: new Map(),
    alone: 'mf_catalog/CatalogPage',
    begin: () => Promise.resolve(),
    questions: async () => [],
  };
  expect(await load()).toBe(CatalogPage);
  globalThis.vstrechaAhead = undefined;
  expect(asked()).not.toContain(addressOf(widget));
});

test('what the page has asked for early is taken, once, and hashed like all else', async () => {
  const [newest, older] = [await release(), await release()];
  releases.release([newest, older]);
  const early = (text: string) => ({
    answer: Promise.resolve(new Response(text, { headers: { 'Content-Type': 'text/javascript' } })),
    stop: new AbortController(),
  });
  const answers = new Map([
    [newest.entry, early('script')],
    [newest.exposes['CatalogPage']?.[0] ?? '', early('changed')],
  ]);
  globalThis.vstrechaAhead = {
    registry: requestRegistry(),
    answers,
    begin: () => Promise.resolve(),
    questions: async () => [],
  };
  expect(await load()).toBe(CatalogPage);
  globalThis.vstrechaAhead = undefined;
  expect(answers.size).toBe(0);
  // The one that was wrong is asked for anew, under another address.
  expect(run(newest, older)).toEqual([0]);
  expect(asked().filter((address) => address === newest.entry)).toEqual([]);
});

test('what may be opened is fetched ahead from the build that would be taken', async () => {
  const [newest, older] = [await release({}, NOVEL), await release()];
  releases.release([newest, older]);
  preloadExposed('mf_catalog/CatalogPage');
  const page = older.exposes['CatalogPage']?.[0] ?? '';
  while (!asked().includes(page)) await new Promise((resolve) => setTimeout(resolve, 1));
  expect(releases.loadFromBuild).not.toHaveBeenCalled();
});
