import { webcrypto } from 'node:crypto';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Build } from 'shared-api/federation/build';
import { newBuild, releases, resetReleases, script } from '../testing/releases';
import { loadExposed, preloadExposed } from './loadExposed';
import { forgetRegistry } from './registry/requestRegistry';

const CatalogPage = () => null;
let complain: jest.Spied<typeof console.error>;

beforeEach(() => {
  jest.useFakeTimers();
  resetReleases();
  releases.loadFromBuild.mockResolvedValue({ CatalogPage });
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  complain = jest.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  jest.useRealTimers();
  forgetRegistry();
});

/** Loads with fake timers, so that pauses between attempts take no time. */
async function load(name: 'mf_catalog/CatalogPage' | 'mf_profile/OwnPage' = 'mf_catalog/CatalogPage', attempt = 0) {
  const start = performance.now();
  const result = loadExposed(name, attempt).then(
    ({ default: component }) => ({ component, after: performance.now() - start }),
    (error: unknown) => ({ error, after: performance.now() - start }),
  );
  let isSettled = false;
  void result.then(() => (isSettled = true));
  while (!isSettled) await jest.advanceTimersByTimeAsync(100);
  return result;
}

/** Indices of the builds that were run. */
const run = (...builds: Build[]) =>
  releases.loadFromBuild.mock.calls.map(([, , { build }]) => builds.findIndex((each) => each.build === build));
const asked = () => releases.serve.mock.calls.map(([address]) => address);
const pageOf = ({ entry }: Build) => entry.replace('remoteEntry', 'page');

/** A server that accepts connections and never responds. */
const hang = (_address: string, signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });
const down = () => Promise.reject(new TypeError('Failed to fetch'));
/** Serves the scripts of one build this way, and all others normally. */
const only = (build: Build, serve: (address: string, signal: AbortSignal) => Promise<Response>) =>
  releases.serve.mockImplementation((address, signal) =>
    address.includes(`/${build.build}/`) ? serve(address, signal) : script(),
  );

test('fetches all scripts of the newest build before running it', async () => {
  const newest = newBuild();
  releases.release([newest, newBuild()]);
  expect(await load()).toMatchObject({ component: CatalogPage });
  expect(asked()).toEqual([newest.entry, pageOf(newest)]);
  expect(releases.loadFromBuild.mock.calls).toEqual([['mf_catalog', 'CatalogPage', newest, 0]]);
  // Loaded scripts are not fetched again.
  await load();
  expect(asked()).toHaveLength(2);
});

test('takes the default export of a stock build [TEAM-06]', async () => {
  releases.release([newBuild()]);
  releases.loadFromBuild.mockResolvedValue({ default: CatalogPage });
  expect(await load()).toMatchObject({ component: CatalogPage });
});

test.each<[string, Parameters<typeof newBuild>[0]]>([
  ['a newer react', { requires: { react: '^20.0.0' } }],
  ['an unknown package', { requires: { luxon: '^3.0.0' } }],
  ['an invalid range', { requires: { react: 'newest, please' } }],
  ['a name of Object.prototype', { requires: { constructor: '*' } }],
  ['a module that this shell lacks', { needs: { 'shared-ui/Novel': ['Novel'] } }],
  ['a name that a module lacks', { needs: { 'shared-ui/Button': ['BigButton'] } }],
  ['an expose that it lacks', { exposes: {} }],
])('skips a build that needs %s [FED-01]', async (_, part) => {
  const [newer, older] = [newBuild(part), newBuild()];
  releases.release([newer, older]);
  await load();
  expect(run(newer, older)).toEqual([1]);
});

test('serves a partial rollout to a fixed share of browsers', async () => {
  const [tenth, rest] = [newBuild({ percent: 10 }), newBuild()];
  releases.release([tenth, rest]);
  const share = (device: number) => {
    localStorage.setItem('vstrecha.builds', JSON.stringify({ device, good: {}, aside: {} }));
    return load();
  };
  await share(9);
  await share(10);
  expect(run(tenth, rest)).toEqual([0, 1]);

  localStorage.clear();
  await load();
  const { device } = JSON.parse(localStorage.getItem('vstrecha.builds') ?? '{}') as { device: number };
  expect(device).toBeGreaterThanOrEqual(0);
  expect(device).toBeLessThan(100);
});

test('withholds a remote that begins with a share from others [TEAM-04]', async () => {
  const tenth = newBuild({ percent: 10 });
  releases.release([tenth]);
  localStorage.setItem('vstrecha.builds', JSON.stringify({ device: 10, good: {}, aside: {} }));
  expect(await load()).toMatchObject({ error: { kind: 'incompatible' } });
  expect(run(tenth)).toEqual([]);
});

test('reports `incompatible` when no build suits the shell', async () => {
  releases.release([newBuild({ requires: { react: '^20.0.0' } })]);
  expect(await load()).toMatchObject({
    error: {
      kind: 'incompatible',
      message: 'No build of mf_catalog suits this shell. Release one, or the shell that it needs.',
    },
  });
  expect(await load('mf_profile/OwnPage')).toMatchObject({ error: { kind: 'incompatible' } });
  expect(releases.serve).not.toHaveBeenCalled();
});

test('retries network failures under new addresses, blaming no build', async () => {
  const [newest, older] = [newBuild(), newBuild()];
  releases.release([newest, older]);
  const { entry } = newest;
  releases.serve.mockImplementationOnce(down).mockImplementationOnce(down);
  expect(await load()).toMatchObject({ component: CatalogPage });
  const [, , again, page] = asked();
  expect(again).toMatch(new RegExp(`^${entry}\\?attempt=\\d+$`));
  expect(page).toBe(again?.replace('remoteEntry', 'page'));
  expect(run(newest, older)).toEqual([0]);
  expect(`${entry}?attempt=${releases.loadFromBuild.mock.calls[0]?.[3]}`).toBe(again);
  expect(complain).toHaveBeenCalledWith(
    `[federation] mf_catalog/CatalogPage of build ${newest.build} failed`,
    expect.objectContaining({ kind: 'network' }),
  );

  only(newest, down);
  await load();
  expect(localStorage.getItem('vstrecha.builds') ?? '').not.toContain(newest.build);
});

test.each<[string, () => Promise<Response>]>([
  ['is down', down],
  ['answers 503', async () => new Response('busy', { status: 503, headers: { 'Content-Type': 'text/javascript' } })],
  ['answers 404', async () => new Response('no such file', { status: 404 })],
  ['sends HTML instead', async () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } })],
])('falls back in order when a build’s server %s [FED-02]', async (_, serve) => {
  const [newest, middle, oldest] = [newBuild(), newBuild(), newBuild()];
  releases.release([newest, middle, oldest]);
  releases.serve.mockImplementation((address) => (address.includes(oldest.build) ? script() : serve()));
  expect(await load()).toMatchObject({ component: CatalogPage });
  expect(run(newest, middle, oldest)).toEqual([2]);
  expect(releases.sendBeacon.mock.calls.map(([, body]) => JSON.parse(body) as unknown)).toMatchObject([
    { build: newest.build, phase: 'load', error: expect.stringMatching(/^NetworkError: /) },
    { build: middle.build },
  ]);
});

test('aborts a hanging server in time for other builds', async () => {
  const [newest, older] = [newBuild(), newBuild()];
  releases.release([newest, older]);
  only(newest, hang);
  const { component, after } = (await load()) as { component: unknown; after: number };
  expect(component).toBe(CatalogPage);
  expect(run(newest, older)).toEqual([1]);
  expect(after).toBeLessThan(7_500);
  await jest.advanceTimersByTimeAsync(3_000);
  for (const [, signal] of releases.serve.mock.calls) expect(signal.aborted).toBe(true);
});

test('fails within 8 s when all hang, then retries [FED-02]', async () => {
  releases.release([newBuild(), newBuild(), newBuild(), newBuild()]);
  releases.serve.mockImplementation(hang);
  const { error, after } = (await load()) as { error: unknown; after: number };
  expect(error).toMatchObject({ kind: 'network' });
  expect(after).toBeLessThan(8_000);

  releases.serve.mockImplementation(script);
  const retry = await load('mf_catalog/CatalogPage', 1);
  expect(retry).toMatchObject({ component: CatalogPage });
  expect(retry.after).toBeLessThan(2_000);
  const used = new Set(asked());
  expect(used.size).toBe(asked().length);
});

test('waits for a slow connection', async () => {
  const slow = newBuild();
  releases.release([slow, newBuild()]);
  let bytes = 0;
  releases.serve.mockImplementation(
    async () =>
      new Response(
        new ReadableStream({
          async pull(stream) {
            await new Promise((resolve) => setTimeout(resolve, 1_000));
            if (++bytes > 40) stream.close();
            else stream.enqueue(new Uint8Array(2_000));
          },
        }),
        { headers: { 'Content-Type': 'text/javascript' } },
      ),
  );
  const { component, after } = (await load()) as { component: unknown; after: number };
  expect(component).toBe(CatalogPage);
  expect(after).toBeGreaterThan(15_000);
  expect(run(slow)).toEqual([0]);
});

test('gives up in time when shell modules do not load', async () => {
  const [newest, older] = [newBuild(), newBuild()];
  releases.release([newest, older]);
  releases.loadFromBuild.mockReturnValue(new Promise(() => {}));
  const { error, after } = (await load()) as { error: unknown; after: number };
  expect(error).toMatchObject({ kind: 'network' });
  expect(after).toBeLessThan(8_000);
});

test.each<[string, Error]>([
  ['throws on evaluation', new Error('boom')],
  ['has no container', new Error('#RUNTIME-001: failed to get remoteEntry exports')],
  ['lacks a chunk', Object.assign(new Error('Loading chunk 1 failed.'), { name: 'ChunkLoadError', type: 'missing' })],
])('excludes a build that %s and uses the next one', async (_, failure) => {
  const [broken, older] = [newBuild(), newBuild()];
  releases.release([broken, older]);
  releases.loadFromBuild.mockRejectedValueOnce(failure);
  const { after } = await load();
  expect(after).toBeLessThan(300);
  await load();
  expect(run(broken, older)).toEqual([0, 1, 1]);
});

test('gives the replacement of a broken build all attempts', async () => {
  const [broken, older] = [newBuild(), newBuild()];
  releases.release([broken, older]);
  releases.loadFromBuild.mockRejectedValueOnce(new Error('boom'));
  let failures = 0;
  only(older, (address) => (address.includes('remoteEntry') && failures++ < 2 ? down() : script()));
  expect(await load()).toMatchObject({ component: CatalogPage });
  expect(run(broken, older)).toEqual([0, 1]);
});

test('gives other builds full time after a slow failure', async () => {
  const [broken, older] = [newBuild(), newBuild()];
  releases.release([broken, older]);
  releases.loadFromBuild.mockImplementationOnce(
    () => new Promise((_, reject) => setTimeout(() => reject(new Error('boom')), 7_200)),
  );
  only(older, () => new Promise((resolve) => setTimeout(() => void script().then(resolve), 2_000)));
  expect(await load()).toMatchObject({ component: CatalogPage });
  expect(run(broken, older)).toEqual([0, 1]);
});

test('retries an excluded build after a release or an hour', async () => {
  const [broken, older] = [newBuild(), newBuild()];
  releases.release([broken, older]);
  const restart = new Error('boom');
  releases.loadFromBuild.mockRejectedValueOnce(restart).mockResolvedValueOnce({ CatalogPage });
  await load();
  forgetRegistry();
  jest.setSystemTime(Date.now() + 61 * 60_000);
  releases.loadFromBuild.mockRejectedValueOnce(restart);
  await load();
  expect(run(broken, older)).toEqual([0, 1, 0, 1]);

  const newer = newBuild();
  releases.release([newer, broken, older]);
  forgetRegistry();
  await load();
  expect(run(broken, older, newer).slice(4)).toEqual([2]);
});

test('does not blame the build for a missing shell chunk', async () => {
  const [newest, older] = [newBuild(), newBuild()];
  releases.release([newest, older]);
  const chunk = Object.assign(new Error('Loading chunk 1 failed.'), { name: 'ChunkLoadError', type: 'error' });
  releases.loadFromBuild.mockRejectedValueOnce(chunk);
  expect(await load()).toMatchObject({ component: CatalogPage });
  expect(run(newest, older)).toEqual([0, 0]);
});

test('never runs wrong content and excludes its build', async () => {
  const integrity = `sha256-${Buffer.from(await webcrypto.subtle.digest('SHA-256', Buffer.from('script'))).toString('base64')}`;
  const hashed = () => {
    const build = newBuild();
    return {
      ...build,
      integrity,
      files: Object.fromEntries(Object.keys(build.files ?? {}).map((file) => [file, integrity])),
    };
  };
  const [newest, older] = [hashed(), hashed()];
  releases.release([newest, older]);
  Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle, configurable: true });
  try {
    only(newest, async () => new Response('changed', { headers: { 'Content-Type': 'text/javascript' } }));
    jest.useRealTimers();
    await loadExposed('mf_catalog/CatalogPage');
    expect(asked().filter((address) => address.includes('remoteEntry') && address.includes(newest.build))).toHaveLength(
      3,
    );
  } finally {
    Reflect.deleteProperty(crypto, 'subtle');
  }
  expect(run(newest, older)).toEqual([1]);
  expect(JSON.parse(releases.sendBeacon.mock.calls[0]?.[1] ?? '')).toMatchObject({
    build: newest.build,
    phase: 'load',
    error: expect.stringContaining('has other content than was released'),
  });
});

test('treats a module without the component as broken', async () => {
  const [broken, older] = [newBuild(), newBuild()];
  releases.release([broken, older]);
  releases.loadFromBuild.mockResolvedValueOnce({ Other: 1 });
  expect(await load()).toMatchObject({ component: CatalogPage });
  expect(complain.mock.calls[0]?.[1]).toMatchObject({
    message: expect.stringContaining('exports neither CatalogPage nor a default'),
  });
});

test('reports `broken` for all builds and retries them later', async () => {
  const [newest, older] = [newBuild(), newBuild()];
  releases.release([newest, older]);
  releases.loadFromBuild.mockRejectedValue(new Error('boom'));
  expect(await load()).toMatchObject({ error: { kind: 'broken' } });
  await load();
  expect(run(newest, older)).toEqual([0, 1, 0, 1]);
});

test('uses a build released meanwhile on retry [FED-01]', async () => {
  const [present, fixed] = [newBuild(), newBuild()];
  releases.release([present]);
  await load();
  releases.release([fixed, present]);
  await load('mf_catalog/CatalogPage', 1);
  expect(run(present, fixed)).toEqual([0, 1]);
});

test('tries failed builds again on retry without alternatives', async () => {
  const [failed, older] = [newBuild(), newBuild()];
  releases.release([failed, older]);
  releases.loadFromBuild.mockRejectedValueOnce(new Error('boom'));
  await load();
  only(older, down);
  releases.loadFromBuild.mockImplementation(async (_remote, _expose, { build }) => {
    if (build === failed.build) return { CatalogPage };
    throw Object.assign(new Error('gone'), { name: 'ChunkLoadError' });
  });
  expect(await load()).toMatchObject({ error: { kind: 'network' } });
  expect(await load('mf_catalog/CatalogPage', 1)).toMatchObject({ component: CatalogPage });
});

test.each(['null', '7', '{"device":3}', '{"device":3,"good":{"mf_catalog":1},"aside":{}}', '{'])(
  'ignores an invalid stored record (%s)',
  async (kept) => {
    localStorage.setItem('vstrecha.builds', kept);
    const [broken, older] = [newBuild(), newBuild()];
    releases.release([broken, older]);
    releases.loadFromBuild.mockRejectedValueOnce(new Error('boom'));
    expect(await load()).toMatchObject({ component: CatalogPage });
    await load();
    expect(run(broken, older)).toEqual([0, 1, 1]);
  },
);

test('loads without storage and remembers failures in memory', async () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(denied);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(denied);
  const [broken, older] = [newBuild(), newBuild()];
  releases.release([broken, older]);
  releases.loadFromBuild.mockRejectedValueOnce(new Error('boom'));
  await load();
  await load();
  expect(run(broken, older)).toEqual([0, 1, 1]);
});

test('prefetches scripts with low priority and ignores failures', async () => {
  const newest = newBuild();
  releases.release([newest]);
  preloadExposed('mf_catalog/CatalogPage');
  await jest.advanceTimersByTimeAsync(400);
  expect(jest.mocked(fetch).mock.calls.slice(1)).toEqual([
    [newest.entry, expect.objectContaining({ priority: 'low' })],
    [pageOf(newest), expect.objectContaining({ priority: 'low' })],
  ]);
  expect(releases.loadFromBuild).not.toHaveBeenCalled();

  forgetRegistry();
  releases.respond = () => {
    throw new TypeError('offline');
  };
  preloadExposed('mf_catalog/CatalogPage');
  await jest.advanceTimersByTimeAsync(2_000);
  expect(complain).not.toHaveBeenCalled();
});

test('runs a development server’s builds without checks', async () => {
  const { build, entry, exposes, requires } = newBuild();
  releases.release([{ build, entry, exposes, requires }], { development: true });
  expect(await load()).toMatchObject({ component: CatalogPage });
  expect(releases.serve).not.toHaveBeenCalled();
});

test('times out a hanging prefetch when the page is opened', async () => {
  releases.release([newBuild()]);
  releases.serve.mockImplementation(hang);
  preloadExposed('mf_catalog/CatalogPage');
  await jest.advanceTimersByTimeAsync(500);
  expect(asked()).not.toEqual([]);
  const { error, after } = (await load()) as { error: unknown; after: number };
  expect(error).toMatchObject({ kind: 'network' });
  expect(after).toBeLessThan(8_000);
});

test('gives the previous build the time that is left', async () => {
  const [newest, older] = [newBuild(), newBuild()];
  releases.release([newest, older]);
  releases.serve.mockImplementation(async (address, signal) => {
    if (address.includes(`/${newest.build}/`)) return down();
    const late = new Promise((resolve) => setTimeout(resolve, 3_000));
    return Promise.race([late.then(script), hang(address, signal)]);
  });
  expect(await load()).toMatchObject({ component: CatalogPage });
  expect(run(newest, older)).toEqual([1]);
});

test('tries a build whose server hung after five minutes again [FED-02]', async () => {
  const [newest, older] = [newBuild(), newBuild()];
  releases.release([newest, older]);
  only(newest, hang);
  await load();
  expect(await load()).toMatchObject({ component: CatalogPage, after: expect.closeTo(0, -3) });
  expect(run(newest, older)).toEqual([1, 1]);

  releases.serve.mockImplementation(script);
  jest.setSystemTime(Date.now() + 6 * 60_000);
  await load();
  expect(run(newest, older)).toEqual([1, 1, 0]);
});
