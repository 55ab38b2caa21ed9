import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { Build } from 'shared-api/federation/build';
import { knownDetails } from '../choose/suitsHost';
import { hostBuild } from '../host/hostBuild';
import { hostVersions } from '../host/hostProvides';
import { byName, type ProvidedModule } from '../host/provided';

/** Timeout of a remote's entry in milliseconds. */
const ENTRY_TIMEOUT = 10_000;

/** Integrity attributes of entry scripts, by address. */
const integrities = new Map<string, string>();

const entryScripts: ModuleFederationRuntimePlugin = {
  name: 'entry-scripts',
  createScript({ url }) {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    script.crossOrigin = 'anonymous';
    const integrity = integrities.get(url);
    if (integrity !== undefined) script.integrity = integrity;
    return { script, timeout: ENTRY_TIMEOUT };
  },
};

/** Share scope properties that are equal for all modules. */
const SINGLETON = {
  from: 'shell',
  scope: ['default'],
  strategy: 'loaded-first' as const,
  shareConfig: { singleton: true, requiredVersion: false as const },
  useIn: [],
  deps: [],
  // Otherwise a stock remote with a higher version would bring its own copy of a module that loads on first use.
  loaded: true,
};

const instance = createInstance({
  id: `shell@${hostBuild}`,
  name: 'shell',
  remotes: [],
  plugins: [entryScripts],
});

// The share scope from which containers take modules. The runtime's own sharing, which chooses between versions of
// several hosts and remotes, is left out of the build (tooling/src/webpack/hostConfig.ts): here each module has one
// version.
instance.initShareScopeMap(
  'default',
  Object.fromEntries(
    Object.entries(byName).map(([name, module]) => {
      const version = versionOf(name);
      return [name, { [version]: { ...SINGLETON, ...shareOf(module), version } }];
    }),
  ),
);

/** Read by the official devtools; the reduced runtime fills only those of instances. */
declare const __FEDERATION__: { moduleInfo: Record<string, object>; __SHARE__: Record<string, object> };
const remotesInfo: Record<string, { matchedVersion: string }> = {};
__FEDERATION__.moduleInfo.shell = { version: hostBuild, shared: [], remotesInfo };
__FEDERATION__.__SHARE__[`shell@${hostBuild}`] = instance.shareScopeMap;

/** Registered names of entries, by address. */
const names = new Map<string, string>();
/** Global variables that entries have set. */
const globals = new Set<string>();

/**
 * Loads the module of an expose from one build of a remote.
 * @param change the number in the addresses of the build's scripts (fetchBuild.ts), 0 for the released addresses
 * @throws any error of loading or evaluating the scripts
 */
export async function loadFromBuild(
  remote: string,
  expose: string,
  build: Build,
  change: number,
): Promise<Record<string, unknown>> {
  const entry = change === 0 ? build.entry : `${build.entry}?attempt=${change}`;
  const module = await instance.loadRemote<Record<string, unknown>>(`${register(remote, entry, build)}/${expose}`);
  if (!module)
    throw new Error(
      `${remote}/${expose} of build ${build.build} gave no module. Its remoteEntry does not expose that name; release a build that does.`,
    );
  return module;
}

/**
 * Registers an entry with the runtime, under a new name per address: replacing the address of an existing name would
 * make the runtime drop the remote's shared modules, which may still be loading.
 */
function register(remote: string, entry: string, build: Build): string {
  const known = names.get(entry);
  if (known !== undefined) return known;
  const name = `${remote}_${names.size}`;
  names.set(entry, name);
  describeForDevtools(remote, entry, build);
  if (build.type === 'module') {
    checkModules(build);
    instance.registerRemotes([{ name, entry, type: 'module' }]);
    return name;
  }
  const { integrity, global = remote } = build;
  if (integrity !== undefined) integrities.set(entry, integrity);
  clearGlobal(global);
  instance.registerRemotes([{ name, entry, type: 'global', entryGlobalName: global }]);
  return name;
}

/** Lists a build in the form that the runtime's own snapshots have. */
function describeForDevtools(remote: string, entry: string, whole: Build): void {
  const { build, exposes, type, global } = whole;
  const none = { js: { sync: [], async: [] }, css: { sync: [], async: [] } };
  remotesInfo[remote] = { matchedVersion: entry };
  __FEDERATION__.moduleInfo[`${remote}:${entry}`] = {
    version: build,
    remoteEntry: entry,
    remoteEntryType: type ?? 'global',
    publicPath: new URL('.', entry).href,
    globalName: global ?? remote,
    modules: Object.entries(exposes).map(([moduleName, files]) => ({
      moduleName,
      assets: { ...none, js: { sync: files, async: [] } },
    })),
    shared: Object.keys(knownDetails(whole)?.needs ?? {}).map((sharedName) => ({
      sharedName,
      version: versionOf(sharedName),
      assets: none,
    })),
    remotesInfo: {},
  };
}

/**
 * Every build of a remote sets the same global variable; clears it, so that an earlier build is not taken for this one.
 * @throws when the variable belongs to the page or the browser
 */
function clearGlobal(name: string): void {
  if (!globals.has(name) && Reflect.get(globalThis, name) !== undefined)
    throw new Error(`The global variable ${name} is taken. Give the remote another name in its federation plugin.`);
  globals.add(name);
  Reflect.set(globalThis, name, undefined);
}

/**
 * `import()` checks no hashes, but takes over preloaded modules, which are checked; a file with another hash then fails
 * to load.
 */
function checkModules(build: Build): void {
  for (const [href, integrity] of Object.entries(knownDetails(build)?.files ?? {})) {
    if (!href.endsWith('.js')) continue;
    document.head.append(
      Object.assign(document.createElement('link'), {
        rel: 'modulepreload',
        href,
        integrity,
        crossOrigin: 'anonymous',
      }),
    );
  }
}

/** Providers of a module, with versions: `shell 19.3.1`. Stock remotes may bring own copies. */
export function givenBy(name: string): string[] {
  const given = instance.shareScopeMap.default?.[name] ?? {};
  return Object.entries(given).map(([version, { from }]) => `${from} ${version}`);
}

/** A module in share scope form: `get` resolves to a factory. */
function shareOf(module: ProvidedModule) {
  if ('get' in module) return { get: () => module.get().then((loaded) => () => loaded) };
  const { lib } = module;
  return { lib, get: async () => lib };
}

function versionOf(name: string): string {
  return hostVersions[name.split('/')[0] ?? name] ?? '0.0.0';
}
