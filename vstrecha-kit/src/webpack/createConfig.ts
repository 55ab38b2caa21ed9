import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ConfigFactory, PackageInfo } from './buildTarget.ts';
import { remoteConfig } from './remoteConfig.ts';

/** Creates the webpack configuration of a remote. */
export function createConfig(directory: string): ConfigFactory {
  const info = readPackageInfo(directory);
  return (target) => remoteConfig(info, target);
}

/** Describes the package in a folder. */
export function readPackageInfo(dir: string): PackageInfo {
  const { name, version, devDependencies } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    devDependencies?: Record<string, string>;
  };
  return { name, version, dir, devDependencies };
}
