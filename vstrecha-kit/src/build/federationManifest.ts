import type { Build } from 'shared-api/federation/build';

/** The file that stock hosts and the official devtools read. */
export const MANIFEST_FILE = 'mf-manifest.json';

interface Assets {
  js: { sync: string[]; async: string[] };
  css: { sync: string[]; async: string[] };
}

/** The part of `mf-manifest.json` that hosts and releases use. */
export interface FederationManifest {
  id: string;
  name: string;
  metaData: {
    name: string;
    type: string;
    buildInfo: { buildVersion: string };
    remoteEntry: { name: string; path: string; type: string };
    types: { path: string; name: string };
    globalName: string;
    publicPath: string;
  };
  shared: {
    id: string;
    name: string;
    version: string;
    singleton: boolean;
    /** `false` and an empty string mean any version. */
    requiredVersion: string | false;
    assets: Assets;
  }[];
  remotes: unknown[];
  exposes: { id: string; name: string; path: string; assets: Assets }[];
}

/** Describes a build of ours in the form of the official plugin, so that any Module Federation host can load it. */
export function describeForHosts(name: string, build: Build): FederationManifest {
  const assets = (sync: readonly string[]) => ({ js: { sync: [...sync], async: [] }, css: { sync: [], async: [] } });
  return {
    id: name,
    name,
    metaData: {
      name,
      type: 'app',
      buildInfo: { buildVersion: build.build },
      remoteEntry: { name: build.entry, path: '', type: 'global' },
      types: { path: '', name: '' },
      globalName: name,
      publicPath: 'auto',
    },
    shared: Object.keys(build.needs ?? {}).map((module) => ({
      id: `${name}:${module}`,
      name: module,
      version: '',
      singleton: true,
      requiredVersion: build.requires[module] ?? false,
      assets: assets([]),
    })),
    remotes: [],
    exposes: Object.entries(build.exposes).map(([expose, scripts]) => ({
      id: `${name}:${expose}`,
      name: expose,
      path: `./${expose}`,
      assets: assets(scripts),
    })),
  };
}
