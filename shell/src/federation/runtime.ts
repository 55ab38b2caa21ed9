import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { hostBuild } from './hostBuild';
import { hostVersions } from './hostVersions';
import type { RemoteBuild } from './parseRegistry';
import { provided, type ProvidedModule } from './provided';

/** Milliseconds a remote's entry may take before the attempt counts as failed. */
const ENTRY_TIMEOUT = 10_000;

/** By address: what the script element of an entry must carry. */
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

/** Of what stands in the share scope: its part that is the same for all. */
const SINGLETON = {
  from: 'shell',
  scope: ['default'],
  strategy: 'loaded-first' as const,
  shareConfig: { singleton: true, requiredVersion: false as const },
  useIn: [],
  deps: [],
};

const instance = createInstance({
  id: `shell@${hostBuild}`,
  name: 'shell',
  remotes: [],
  plugins: [entryScripts],
});

// What containers are given to take modules from. The runtime's own half for sharing chooses between versions that several hosts and remotes
// bring; here there is one of each, so that it is left out of the build (tooling/src/webpack/hostConfig.ts).
instance.initShareScopeMap(
  'default',
  Object.fromEntries(
    Object.entries<ProvidedModule>(provided).map(([name, module]) => {
      const version = versionOf(name);
      return [name, { [version]: { ...SINGLETON, ...shareOf(module), version } }];
    }),
  ),
);

/** By address: the name under which the runtime knows it. */
const names = new Map<string, string>();

/**
 * The module of an expose from one build of a remote.
 * @param change what the addresses of the build's scripts carry (scriptsOf.ts), 0 as they were released
 * @throws whatever loading or evaluating the scripts gives
 */
export async function loadFromBuild(
  remote: string,
  expose: string,
  build: RemoteBuild,
  change: number,
): Promise<Record<string, unknown>> {
  const entry = change === 0 ? build.entry : `${build.entry}?attempt=${change}`;
  const module = await instance.loadRemote<Record<string, unknown>>(
    `${register(remote, entry, build.integrity)}/${expose}`,
  );
  if (!module)
    throw new Error(
      `${remote}/${expose} of build ${build.build} gave no module. Its remoteEntry does not expose that name; release a build that does.`,
    );
  return module;
}

/**
 * Makes an entry known to the runtime, each address under a name of its own: to replace the address of a known name, the runtime takes the
 * remote's shared modules away while they may still be loading.
 */
function register(remote: string, entry: string, integrity: string | undefined): string {
  const known = names.get(entry);
  if (known !== undefined) return known;
  const name = `${remote}_${names.size}`;
  names.set(entry, name);
  if (integrity !== undefined) integrities.set(entry, integrity);
  // Every build of a remote announces itself under the remote's name; an earlier one must not be taken for this one.
  Reflect.set(globalThis, remote, undefined);
  instance.registerRemotes([{ name, entry, type: 'global', entryGlobalName: remote }]);
  return name;
}

/** A module as the share scope has it: `get` brings what gives it. */
function shareOf(module: ProvidedModule) {
  if ('get' in module) return { get: () => module.get().then((loaded) => () => loaded) };
  const { lib } = module;
  return { lib, get: async () => lib, loaded: true };
}

function versionOf(name: string): string {
  return hostVersions[name.split('/')[0] ?? name] ?? '0.0.0';
}
