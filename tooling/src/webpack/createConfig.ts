import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ConfigFactory } from 'vstrecha-kit/webpack/buildTarget';
import { readPackageInfo } from 'vstrecha-kit/webpack/createConfig';
import { hostConfig } from './hostConfig.ts';
import { beforeScriptsConfig, lookAheadConfig, prerenderConfig } from './prerenderConfig.ts';

/** Creates the webpack configuration of the shell, the host of all remotes. */
export function createHostConfig(configUrl: string): ConfigFactory {
  const info = readPackageInfo(dirname(fileURLToPath(configUrl)));
  return (target) => (target.part ? PARTS[target.part](info, target) : hostConfig(info, target));
}

/** Configurations of further builds of the host's sources. */
const PARTS = {
  'guest-pages': prerenderConfig,
  'before-scripts': beforeScriptsConfig,
  'look-ahead': lookAheadConfig,
};
