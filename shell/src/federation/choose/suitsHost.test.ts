import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { satisfy } from '@module-federation/runtime-core';
import { newBuild, releases, resetReleases } from '#testing/releases';
import type { RemoteBuild } from '../registry/parseRegistry';
import type * as SuitsHost from './suitsHost';

const CatalogPage = () => null;
const NOVEL = { 'shared-ui/Novel': { Novel: '' } };

/** Called when the table of the shell's names and types is loaded. */
const bringTable = jest.fn<() => void>();

beforeEach(() => {
  jest.useFakeTimers();
  jest.resetModules();
  resetReleases();
  bringTable.mockReset();
  releases.loadFromBuild.mockResolvedValue({ CatalogPage });
  jest.spyOn(console, 'error').mockImplementation(() => {});
  Object.assign(jest.requireMock<object>('../host/hostVersions'), { hostDigest: 'this shell' });
  jest.doMock('./judgeNeeds', () => {
    bringTable();
    return jest.requireActual<object>('./judgeNeeds');
  });
});
afterEach(() => {
  jest.dontMock('./suitsHost');
  jest.useRealTimers();
});

/**
 * Runs a load.
 * @returns indices of the builds that ran, and the outcome
 */
async function load(...builds: object[]) {
  releases.release(builds);
  const { loadExposed } = await import('../loadExposed');
  const start = performance.now();
  const result = loadExposed('mf_catalog/CatalogPage').then(
    () => 'shown',
    (error: unknown) => (error as { kind?: unknown }).kind,
  );
  let isSettled = false;
  void result.then(() => (isSettled = true));
  while (!isSettled) await jest.advanceTimersByTimeAsync(100);
  const run = releases.loadFromBuild.mock.calls.map(([, , { build }]) =>
    builds.findIndex((each) => (each as RemoteBuild).build === build),
  );
  return { run, result: await result, after: performance.now() - start };
}

test('runs a build checked at its release without the table', async () => {
  expect(await load(newBuild({ fits: ['newer shell', 'this shell'] }), newBuild())).toMatchObject({ run: [0] });
  expect(bringTable).not.toHaveBeenCalled();
});

test.each<[string, object]>([
  ['another shell', { fits: ['another shell'] }],
  ['missing', {}],
  ['invalid', { fits: 'this shell' }],
])('checks the needs of a build whose `fits` is %s', async (_, noted) => {
  const fitting = { ...newBuild(), ...noted };
  expect(await load({ ...newBuild({ needs: NOVEL }), ...noted }, fitting)).toMatchObject({ run: [1] });
  expect(bringTable).toHaveBeenCalledTimes(1);
});

test('does not fetch a build that needs other versions', async () => {
  const fitting = newBuild({ fits: ['this shell'] });
  expect(await load(newBuild({ requires: { react: '^20.0.0' } }), fitting)).toMatchObject({ run: [1] });
  expect(releases.serve.mock.calls.map(([address]) => address)).toContain(fitting.entry);
  expect(releases.serve).toHaveBeenCalledTimes(2);
});

test.each([
  ...[
    '^19.3.1',
    '^19.3.0',
    '^19.2.9',
    '^19.0.0',
    '^19.3.2',
    '^19.3.10',
    '^19.4.0',
    '^18.9.9',
    '^20.0.0',
    '^0.3.1',
    '^0.0.1',
  ],
  ...[
    '^19',
    '~19.3.0',
    '~19.2.0',
    '>=18 <20',
    '19.x',
    '*',
    '18 || 19',
    '^19.3.1-beta.1',
    '^19.3.1 <19.3.1',
    '^v19.3.1',
    '',
  ],
])('reads the range «%s» like the federation runtime’s library', async (range) => {
  const { run } = await load(newBuild({ requires: { react: range } }), newBuild({ fits: ['this shell'] }));
  expect(run).toEqual([satisfy('19.3.1', range) ? 0 : 1]);
});

test('loads the table again after a failure, blaming no build', async () => {
  bringTable.mockImplementationOnce(() => {
    throw Object.assign(new Error('Loading chunk judging failed (error: …)'), { name: 'ChunkLoadError' });
  });
  expect(await load(newBuild(), newBuild())).toMatchObject({ run: [0], result: 'shown' });
  expect(bringTable).toHaveBeenCalledTimes(2);
});

test('fails in time when the table hangs', async () => {
  jest.doMock('./suitsHost', () => ({
    ...jest.requireActual<typeof SuitsHost>('./suitsHost'),
    prepareJudging: () => new Promise(() => {}),
  }));
  const { result, after } = await load(newBuild(), newBuild());
  expect(result).toBe('network');
  expect(after).toBeLessThan(8_000);
});

/** Whether a release replaces an open build, after it was released and prefetched. */
async function isReplacedBy(next: RemoteBuild, prepare = () => {}): Promise<boolean> {
  const open = newBuild({ fits: ['this shell'] });
  await load(open);
  const { isReplaceable } = await import('../load/releases');
  const { refreshRegistry } = await import('../registry/registry');
  const { preloadExposed } = await import('../loadExposed');
  prepare();
  releases.release([next, open]);
  await refreshRegistry();
  preloadExposed('mf_catalog/CatalogPage');
  await jest.advanceTimersByTimeAsync(100);
  return isReplaceable('mf_catalog', 'CatalogPage', open.build);
}

test('does not replace an open build by an unsuitable one', async () => {
  const waiting = newBuild({ needs: NOVEL });
  expect(await isReplacedBy(waiting)).toBe(false);
  expect(releases.serve.mock.calls.map(([address]) => address)).toContain(waiting.entry);
});

test('does not replace an open build by an unchecked one', async () => {
  const isReplaced = isReplacedBy(newBuild(), () => {
    bringTable.mockImplementation(() => {
      throw new Error('The line is cut.');
    });
  });
  expect(await isReplaced).toBe(false);
  expect(bringTable).toHaveBeenCalled();
});
