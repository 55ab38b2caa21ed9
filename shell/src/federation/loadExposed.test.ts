import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { loadExposed, preloadExposed } from './loadExposed';
import type { RemoteBuild } from './registry';
import { forgetRegistry } from './requestRegistry';

type LoadFromBuild = (
  remote: string,
  expose: string,
  build: RemoteBuild,
  change: number,
) => Promise<Record<string, unknown>>;
const loadFromBuild = jest.fn<LoadFromBuild>();
jest.mock('./runtime', () => ({ loadFromBuild: (...args: Parameters<LoadFromBuild>) => loadFromBuild(...args) }));
jest.mock('./hostVersions', () => ({ hostVersions: { react: '19.3.1', 'shared-ui': '1.4.0' } }));

const CatalogPage = () => null;
let fetch: jest.Spied<typeof globalThis.fetch>;
let released: RemoteBuild[];
let complain: jest.Spied<typeof console.error>;

beforeEach(() => {
  jest.useFakeTimers();
  released = [build('2.0.0'), build('1.0.0')];
  localStorage.clear();
  document.head.replaceChildren();
  loadFromBuild.mockReset().mockResolvedValue({ CatalogPage });
  complain = jest.spyOn(console, 'error').mockImplementation(() => {});
  fetch = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ remotes: { mf_catalog: released } }));
});

afterEach(() => {
  jest.useRealTimers();
  forgetRegistry();
});

function build(version: string, part: Partial<RemoteBuild> = {}): RemoteBuild {
  const address = `https://catalog.example/${version}`;
  return {
    build: version,
    version,
    entry: `${address}/remoteEntry.js`,
    exposes: { CatalogPage: [`${address}/page.js`] },
    requires: { react: '^19.0.0' },
    ...part,
  };
}

/** Loads with the pauses between the attempts passed over. */
async function load(name: 'mf_catalog/CatalogPage' | 'mf_profile/OwnPage' = 'mf_catalog/CatalogPage', attempt = 0) {
  const result = loadExposed(name, attempt).then(
    (component) => ({ component }),
    (error: unknown) => ({ error }),
  );
  let isSettled = false;
  void result.then(() => (isSettled = true));
  while (!isSettled) await jest.advanceTimersByTimeAsync(400);
  return result;
}

const tried = () =>
  loadFromBuild.mock.calls.map(
    ([, , { version }, change]) => `${version} ${change === 0 ? 'as released' : 'under a changed address'}`,
  );

test('takes the newest build, and remembers that it worked', async () => {
  expect(await load()).toEqual({ component: CatalogPage });
  expect(loadFromBuild.mock.calls).toEqual([['mf_catalog', 'CatalogPage', released[0], 0]]);
  expect(localStorage.getItem('vstrecha.build.mf_catalog')).toBe('2.0.0');
});

test.each<[string, Record<string, string>]>([
  ['a newer react', { react: '^20.0.0' }],
  ['a newer shared-ui', { react: '^19.0.0', 'shared-ui': '>=1.5.0' }],
  ['something that this shell does not have', { luxon: '^3.0.0' }],
  ['something unreadable', { react: 'newest, please' }],
])('a build that needs %s waits for its shell, and the one before goes on [FED-01]', async (_, requires) => {
  released = [build('2.0.0', { requires }), build('1.0.0')];
  await load();
  expect(tried()).toEqual(['1.0.0 as released']);
});

test('when no build suits, the message says what to do', async () => {
  released = [build('2.0.0', { requires: { react: '^20.0.0' } })];
  expect(await load()).toEqual({
    error: new Error('No build of mf_catalog suits this shell. Release one, or the shell that it needs.'),
  });
  expect(await load('mf_profile/OwnPage')).toMatchObject({
    error: { message: expect.stringContaining('No build of mf_profile') },
  });
  expect(loadFromBuild).not.toHaveBeenCalled();
});

test('tries three times, the last under a changed address', async () => {
  loadFromBuild.mockRejectedValueOnce(new Error('503')).mockRejectedValueOnce(new Error('503'));
  expect(await load()).toEqual({ component: CatalogPage });
  expect(tried()).toEqual(['2.0.0 as released', '2.0.0 as released', '2.0.0 under a changed address']);
  expect(complain).toHaveBeenCalledWith('[federation] mf_catalog/CatalogPage of build 2.0.0 failed', new Error('503'));
});

test('then takes the build that last worked in this browser, and no other', async () => {
  released = [build('3.0.0'), build('2.0.0'), build('1.0.0')];
  localStorage.setItem('vstrecha.build.mf_catalog', '1.0.0');
  loadFromBuild.mockImplementation(async (_remote, _expose, { version }) => {
    if (version === '1.0.0') return { CatalogPage };
    throw new Error('corrupt');
  });
  expect(await load()).toEqual({ component: CatalogPage });
  expect(tried()).toEqual([
    '3.0.0 as released',
    '3.0.0 as released',
    '3.0.0 under a changed address',
    '1.0.0 as released',
  ]);
});

test('a module without the component counts as a failed attempt', async () => {
  loadFromBuild.mockResolvedValueOnce({ Other: 1 });
  expect(await load()).toEqual({ component: CatalogPage });
  expect(complain.mock.calls[0]?.[1]).toMatchObject({ message: expect.stringContaining('exports no CatalogPage') });
});

test('a later call begins anew: with a fresh registry, and never under an address that has failed', async () => {
  loadFromBuild.mockRejectedValue(new Error('hangs'));
  expect(await load()).toEqual({ error: new Error('hangs') });
  expect(fetch).toHaveBeenCalledTimes(1);
  released = [build('2.0.1'), ...released];
  await load();
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(tried().slice(3)).toEqual(['2.0.1 as released', '2.0.1 as released', '2.0.1 under a changed address']);
  const changes = loadFromBuild.mock.calls.map(([, , , change]) => change).filter((change) => change !== 0);
  expect(new Set(changes).size).toBe(2);
});

test('who asks again for what came but does not work gets what was released meanwhile', async () => {
  await load();
  released = [build('2.0.1'), ...released];
  await load('mf_catalog/CatalogPage', 1);
  expect(tried()).toEqual(['2.0.0 as released', '2.0.1 as released']);
});

test('without storage it loads all the same', async () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('denied');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('denied');
  });
  expect(await load()).toEqual({ component: CatalogPage });
});

test('the scripts of a page that is opened are fetched beside the entry, each once', async () => {
  released = [build('4.0.0', { integrity: 'sha384-x' })];
  await load();
  await load();
  const links = [...document.head.querySelectorAll('link')].map(({ rel, href, integrity, crossOrigin }) => ({
    rel,
    href,
    integrity: integrity || undefined,
    crossOrigin,
  }));
  expect(links).toEqual([
    {
      rel: 'preload',
      href: 'https://catalog.example/4.0.0/remoteEntry.js',
      integrity: 'sha384-x',
      crossOrigin: 'anonymous',
    },
    { rel: 'preload', href: 'https://catalog.example/4.0.0/page.js', integrity: undefined, crossOrigin: 'anonymous' },
  ]);
});

test('those of a page that may be opened are fetched when there is time, and a failure is none', async () => {
  released = [build('5.0.0')];
  preloadExposed('mf_catalog/CatalogPage');
  await jest.advanceTimersByTimeAsync(400);
  expect(fetch.mock.calls.slice(1)).toEqual([
    ['https://catalog.example/5.0.0/remoteEntry.js', expect.objectContaining({ priority: 'low' })],
    ['https://catalog.example/5.0.0/page.js', expect.objectContaining({ priority: 'low' })],
  ]);
  expect(document.head.querySelectorAll('link')).toHaveLength(0);
  expect(loadFromBuild).not.toHaveBeenCalled();

  forgetRegistry();
  fetch.mockRejectedValue(new TypeError('offline'));
  preloadExposed('mf_catalog/CatalogPage');
  await jest.advanceTimersByTimeAsync(400);
  expect(complain).not.toHaveBeenCalled();
});
