import { afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import type { Build } from 'shared-api/federation/build';
import type * as Runtime from './runtime';

const register = jest.fn();
let shared: unknown;
jest.mock('@module-federation/enhanced/runtime', () => ({
  createInstance: () => ({
    shareScopeMap: { default: { react: {} } },
    initShareScopeMap: (_scope: string, modules: unknown) => void (shared = modules),
    registerRemotes: (remotes: unknown[]) => register(...remotes),
    loadRemote: async () => ({}),
  }),
}));
jest.mock('../host/provided', () => ({ byName: { jotai: { get: async () => ({}) } } }));
jest.mock('../host/hostBuild', () => ({ hostBuild: '1.0.0-shell' }));
jest.mock('../host/hostProvides', () => ({ hostVersions: { jotai: '3.0.1' } }));

let loadFromBuild: typeof Runtime.loadFromBuild;
const devtools = { moduleInfo: {} as Record<string, object>, __SHARE__: {} };
beforeAll(async () => {
  Object.assign(globalThis, { __FEDERATION__: devtools });
  ({ loadFromBuild } = await import('./runtime'));
});
afterEach(() => {
  register.mockReset();
  document.head.replaceChildren();
});

let builds = 0;
function newBuild(part: Partial<Build> = {}): Build {
  const folder = `https://catalog.example/builds/${++builds}`;
  const entry = `${folder}/remoteEntry.js`;
  return {
    build: String(builds),
    entry,
    integrity: 'sha256-e',
    exposes: {},
    requires: {},
    files: { [entry]: 'sha256-e', [`${folder}/page.js`]: 'sha256-p', [`${folder}/page.css`]: 'sha256-s' },
    needs: {},
    ...part,
  };
}
const load = (build: Build) => loadFromBuild('mf_catalog', 'CatalogPage', build, 0);

test('clears the global variable of the entry before each build [TEAM-06]', async () => {
  const build = newBuild({ global: 'their_catalog' });
  await load(build);
  expect(register).toHaveBeenCalledWith(
    expect.objectContaining({ entry: build.entry, type: 'global', entryGlobalName: 'their_catalog' }),
  );
  Reflect.set(globalThis, 'their_catalog', 'the earlier build');
  await load(newBuild({ global: 'their_catalog' }));
  expect(Reflect.get(globalThis, 'their_catalog')).toBeUndefined();
});

test('refuses an entry whose global variable exists already', async () => {
  await expect(load(newBuild({ global: 'document' }))).rejects.toThrow('The global variable document is taken.');
  expect(register).not.toHaveBeenCalled();
});

test('preloads every script of a module build with its hash [TEAM-06]', async () => {
  const build = newBuild({ type: 'module' });
  await load(build);
  expect(register).toHaveBeenCalledWith({ name: expect.any(String), entry: build.entry, type: 'module' });
  const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];
  expect(links.map(({ href, integrity, crossOrigin }) => [href, integrity, crossOrigin])).toEqual([
    [build.entry, 'sha256-e', 'anonymous'],
    [build.entry.replace('remoteEntry', 'page'), 'sha256-p', 'anonymous'],
  ]);
});

test('marks modules that load late as loaded [TEAM-06]', () => {
  const jotai = expect.objectContaining({ loaded: true, version: '3.0.1', from: 'shell' });
  expect(shared).toEqual({ jotai: { '3.0.1': jotai } });
});

test('lists builds, exposes and shared modules for the devtools [TEAM-06]', async () => {
  const page = 'https://catalog.example/page.js';
  const build = newBuild({ exposes: { CatalogPage: [page] } });
  await load({ ...build, needs: { 'shared-ui/Button': ['Button'] } });
  expect(devtools.moduleInfo.shell).toMatchObject({ remotesInfo: { mf_catalog: { matchedVersion: build.entry } } });
  expect(devtools.moduleInfo[`mf_catalog:${build.entry}`]).toMatchObject({
    version: build.build,
    remoteEntry: build.entry,
    globalName: 'mf_catalog',
    publicPath: build.entry.replace('remoteEntry.js', ''),
    modules: [{ moduleName: 'CatalogPage', assets: { js: { sync: [page] } } }],
    shared: [{ sharedName: 'shared-ui/Button' }],
  });
  expect(devtools.__SHARE__).toEqual({ 'shell@1.0.0-shell': { default: { react: {} } } });
  expect(() => structuredClone(devtools.moduleInfo)).not.toThrow();
});
