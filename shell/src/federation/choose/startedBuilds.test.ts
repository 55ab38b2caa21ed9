import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Build } from 'shared-api/federation/build';
import { newBuild, releases, resetReleases } from '#testing/releases';

const CatalogPage = () => null;
let visibility: jest.Spied<() => DocumentVisibilityState>;

beforeEach(() => {
  jest.useFakeTimers();
  resetReleases();
  releases.loadFromBuild.mockResolvedValue({ CatalogPage });
  visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
});
afterEach(() => {
  jest.clearAllTimers();
  jest.useRealTimers();
});

/** Opens the page in a new tab. */
async function visit() {
  jest.resetModules();
  const { loadExposed } = await import('../loadExposed');
  const { watch } = await loadExposed('mf_catalog/CatalogPage');
  return watch;
}
/** Simulates a frozen page: stops its timers and advances the clock. */
const freeze = (seconds: number) => {
  jest.clearAllTimers();
  jest.setSystemTime(Date.now() + seconds * 1_000);
};
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
  freeze(20);
  await visit();
  expect(run(...builds)).toEqual([0, 1]);
  const [report] = releases.sendBeacon.mock.calls.map(([, body]) => JSON.parse(body) as unknown);
  expect(report).toMatchObject({ build: builds[0]?.build, error: expect.stringMatching(/^FrozePage: /) });
  freeze(61 * 60);
  await visit();
  expect(run(...builds)).toEqual([0, 1, 0]);
});

test('runs the only build although it froze the page', async () => {
  const only = newBuild();
  releases.release([only]);
  await visit();
  freeze(20);
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
  ['the build runs for 15 s', () => jest.advanceTimersByTime(16_000)],
])('forgets the start when %s', async (_, end) => {
  const { builds } = await start();
  end();
  freeze(20);
  await visit();
  expect(run(...builds)).toEqual([0, 0]);
});

test('forgets the start of a healthy or failed build', async () => {
  const first = await start();
  first.watch?.onHealthy();
  freeze(20);
  await visit();
  expect(run(...first.builds)).toEqual([0, 0]);

  const { watch, builds } = await start();
  watch?.onFailure({ error: new Error('boom'), phase: 'render', wasHealthy: true, isRetry: false });
  freeze(20);
  await visit();
  expect(run(...builds).slice(-1)).toEqual([0]);
});

test('sets no mark in a page opened in the background', async () => {
  visibility.mockReturnValue('hidden');
  const { builds } = await start();
  freeze(20);
  await visit();
  expect(run(...builds)).toEqual([0, 0]);
});

test('leaves a build alone that another tab just started', async () => {
  const { builds } = await start();
  await jest.advanceTimersByTimeAsync(12_000);
  jest.setSystemTime(Date.now() + 8_000);
  await visit();
  expect(run(...builds)).toEqual([0, 0]);
});

test('ignores a start of more than an hour ago', async () => {
  const { builds } = await start();
  freeze(61 * 60);
  await visit();
  expect(run(...builds)).toEqual([0, 0]);
});

test('ignores a start of a build healthy in another tab', async () => {
  const { builds } = await start();
  const record = { device: 1, good: { mf_catalog: { build: builds[0]?.build, exposes: ['CatalogPage'] } }, aside: {} };
  localStorage.setItem('vstrecha.builds', JSON.stringify(record));
  freeze(20);
  await visit();
  expect(run(...builds)).toEqual([0, 0]);
});
