import './externalRuntime';
import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { hostVersions } from './hostVersions';
import { provided, type ProvidedModule } from './provided';
import type { RemoteBuild } from './registry';

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

const instance = createInstance({
  name: 'shell',
  remotes: [],
  plugins: [entryScripts],
  // Remotes are asked for when a page needs them; an unreachable one must not keep the others from starting.
  shareStrategy: 'loaded-first',
  shared: Object.fromEntries(Object.entries<ProvidedModule>(provided).map(([name, module]) => [name, { version: versionOf(name), shareConfig: { singleton: true, requiredVersion: false as const }, ...shareOf(module) }])),
});

const registered = new Map<string, string>();

/**
 * The module of an expose from one build of a remote. The build stays the remote's until another is asked for.
 * @param change other than 0 it changes the entry's address, because the browser and the runtime keep a failed one
 * @throws whatever loading or evaluating the scripts gives
 */
export async function loadFromBuild(remote: string, expose: string, build: RemoteBuild, change: number): Promise<Record<string, unknown>> {
  const entry = change === 0 ? build.entry : `${build.entry}?attempt=${change}`;
  if (registered.get(remote) !== entry) {
    if (build.integrity !== undefined) integrities.set(entry, build.integrity);
    instance.registerRemotes([{ name: remote, entry, type: 'global', entryGlobalName: remote }], { force: registered.has(remote) });
    registered.set(remote, entry);
  }
  const module = await instance.loadRemote<Record<string, unknown>>(`${remote}/${expose}`);
  if (!module) throw new Error(`${remote}/${expose} of build ${build.build} gave no module. Its remoteEntry does not expose that name; release a build that does.`);
  return module;
}

function shareOf(module: ProvidedModule) {
  return 'lib' in module ? { lib: module.lib } : { get: () => module.get().then((loaded) => () => loaded) };
}

function versionOf(name: string): string {
  return hostVersions[name.split('/')[0] ?? name] ?? '0.0.0';
}
