import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ConfigFactory, PackageInfo } from './buildTarget.ts';
import { remoteConfig } from './remoteConfig.ts';

/** Creates the webpack configuration of a remote: its webpack.config.ts is `export default createConfig(import.meta.url)`. */
export function createConfig(configUrl: string): ConfigFactory {
  const info = readPackageInfo(configUrl);
  return (target) => remoteConfig(info, target);
}

/** Describes the package that a webpack.config.ts belongs to. */
export function readPackageInfo(configUrl: string): PackageInfo {
  const dir = dirname(fileURLToPath(configUrl));
  const {
    name,
    version,
    peerDependencies = {},
  } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    peerDependencies?: Record<string, string>;
  };
  return { name, version, dir, peerDependencies };
}
