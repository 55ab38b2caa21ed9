import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Configuration } from 'webpack';
import type { BuildTarget, PackageInfo } from './buildTarget.ts';
import { hostConfig } from './hostConfig.ts';
import { beforeScriptsConfig, lookAheadConfig, prerenderConfig } from './prerenderConfig.ts';
import { remoteConfig } from './remoteConfig.ts';

/**
 * Creates the webpack configuration of a package: its webpack.config.ts is `export default
 * createConfig(import.meta.url)`. The folder `shell` is the host, `mf-*` are remotes.
 */
export function createConfig(configUrl: string): (target: BuildTarget) => Configuration {
  const dir = dirname(fileURLToPath(configUrl));
  const manifest = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    peerDependencies?: Record<string, string>;
  };
  const info: PackageInfo = {
    name: manifest.name,
    version: manifest.version,
    dir,
    peerDependencies: manifest.peerDependencies ?? {},
  };
  return (target) => {
    if (info.name.startsWith('mf-')) return remoteConfig(info, target);
    return target.part ? PARTS[target.part](info, target) : hostConfig(info, target);
  };
}

/** Configurations of further builds of the host's sources. */
const PARTS = {
  'guest-pages': prerenderConfig,
  'before-scripts': beforeScriptsConfig,
  'look-ahead': lookAheadConfig,
};
