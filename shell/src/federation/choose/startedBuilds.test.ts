import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Build } from 'shared-api/federation/build';
import { newBuild, releases, resetReleases } from '#testing/releases';
import { watchPage } from './watchPage';

const CatalogPage = () => null;
let visibility: jest.Spied<() => DocumentVisibilityState>;
/** Its messages are lost. */
let isFrozen = false;
/** Addresses in the Cache Storage. */
let stored: Set<string>;

class FakeWorker {
  readonly hear = watchPage();
  onmessage?: () => void;

  constructor() {
    // Fake timers hold back microtasks of queueMicrotask.
    void Promise.resolve().then(() => this.onmessage?.());
  }

  postMessage(starting: readonly string[]) {
    if (!isFrozen) void this.hear(starting);
  }
}

beforeEach(() => {
  jest.useFakeTimers();
  resetReleases();
  releases.loadFromBuild.mockResolvedValue({ CatalogPage });
  visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  isFrozen = false;
  stored = new Set();
  const cache = {
    put: async (address: string) => void stored.add(address),
    delete: async (address: string) => stored.delete(address.replace('https://example.org', '')),
    keys: async () => [...stored].map((address) => ({ url: `https://example.org${address}` })),
  };
  Object.assign(globalThis, { Worker: FakeWorker, caches: { open: async () => cache } });
});
afterEach(() => {
  jest.clearAllTimers();
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'Worker');
  Reflect.deleteProperty(globalThis, 'caches');
});

/** Opens the page in a new tab. */
async function visit() {
  jest.resetModules();
  const { loadExposed } = await import('../loadExposed');
  const { watch } = await loadExposed('mf_catalog/CatalogPage');
  return watch;
}
const pass = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1_000);
/** The page freezes until its tab is closed. */
async function freeze(seconds: number) {
  isFrozen = true;
  await pass(seconds);
  kill();
  isFrozen = false;
}
/** The browser ends with its pages and workers. */
const kill = () => jest.clearAllTimers();
const run = (...builds: Build[]) =>
  releases.loadFromBuild.mock.calls.map(([, , { build }]) => builds.findIndex((each) => each.build === build));

/** Two builds, the newer of which was just started. */
async function start() {
  const builds = [newBuild(), newBuild()];
  releases.release(builds);
  const watch = await visit();
  return { builds, watch };
}

test('excludes a build that froze the page for an hour [FED-02]', async () => {
  const { builds } = await start();
  await freeze(6);
  await visit();
  expect(run(...builds)).toEqual([0, 1]);
  const [report] = releases.sendBeacon.mock.calls.map(([, body]) => JSON.parse(body) as unknown);
  expect(report).toMatchObject({ build: builds[0]?.build, error: expect.stringMatching(/^FrozePage: /) });
  kill();
  jest.setSystemTime(Date.now() + 61 * 60_000);
  await visit();
  expect(run(...builds)).toEqual([0, 1, 0]);
});

test('blames no build when the browser is killed [FED-02]', async () => {
  const { builds } = await start();
  await pass(2);
  kill();
  jest.setSystemTime(Date.now() + 20_000);
  await visit();
  expect(run(...builds)).toEqual([0, 0]);
  expect(releases.sendBeacon).not.toHaveBeenCalled();
});

test('forgives a page that was only slow', async () => {
  const { builds } = await start();
  isFrozen = true;
  await pass(6);
  expect(stored).toEqual(new Set([`/mf_catalog/CatalogPage/${builds[0]?.build}`]));
  isFrozen = false;
  await pass(1);
  await visit();
  expect(run(...builds)).toEqual([0, 0]);
});

test('runs the only build although it froze the page', async () => {
  const only = newBuild();
  releases.release([only]);
  await visit();
  await freeze(6);
  await visit();
  expect(run(only)).toEqual([0, 0]);
});

test.each<[string, () => unknown]>([
  ['the page is left', () => window.dispatchEvent(new Event('pagehide'))],
  [
    'the page is hidden',
    () => {
      visibility.mockReturnValue('hidden');
      document.dispatchEvent(new Event('visibilitychange'));
      visibility.mockReturnValue('visible');
    },
  ],
  ['the build runs for 15 s', () => pass(16)],
])('forgets the start when %s', async (_, end) => {
  const { builds } = await start();
  await end();
  await freeze(6);
  await visit();
  expect(run(...builds)).toEqual([0, 0]);
});

test('forgets the start of a healthy or failed build', async () => {
  const first = await start();
  first.watch?.onHealthy();
  await freeze(6);
  await visit();
  expect(run(...first.builds)).toEqual([0, 0]);

  const { watch, builds } = await start();
  watch?.onFailure({ error: new Error('boom'), phase: 'render', wasHealthy: true, isRetry: false });
  await freeze(6);
  await visit();
  expect(run(...builds).slice(-1)).toEqual([0]);
});

test('watches no page opened in the background', async () => {
  visibility.mockReturnValue('hidden');
  const { builds } = await start();
  await freeze(6);
  await visit();
  expect(run(...builds)).toEqual([0, 0]);
});

test('ignores a freeze of a build healthy in another tab', async () => {
  const { builds } = await start();
  const record = { device: 1, good: { mf_catalog: { build: builds[0]?.build, exposes: ['CatalogPage'] } }, aside: {} };
  localStorage.setItem('vstrecha.builds', JSON.stringify(record));
  await freeze(6);
  await visit();
  expect(run(...builds)).toEqual([0, 0]);
});
