import { createRequire } from 'node:module';
import { join } from 'node:path';
import webpack, { type WebpackPluginInstance } from 'webpack';
import type { PackageInfo } from './buildTarget.ts';

const OFFICIAL = '@module-federation/enhanced';

type FederationOptions = ConstructorParameters<typeof webpack.container.ModuleFederationPlugin>[0];

/** The official plugin in a remote that has it among its devDependencies, else the one in webpack (ADR 12). */
export function federationPlugin(
  { dir, devDependencies = {} }: PackageInfo,
  options: FederationOptions,
): WebpackPluginInstance {
  if (!Object.hasOwn(devDependencies, OFFICIAL)) return new webpack.container.ModuleFederationPlugin(options);
  const { ModuleFederationPlugin } = createRequire(join(dir, 'package.json'))(`${OFFICIAL}/webpack`) as {
    ModuleFederationPlugin: new (options: object) => WebpackPluginInstance;
  };
  return new ModuleFederationPlugin({
    ...options,
    // The kit writes both itself.
    dts: false,
    manifest: false,
    // Otherwise it runs a server beside the kit's, and writes a file below node_modules.
    dev: false,
    virtualRuntimeEntry: true,
    // Parts of its runtime that a remote without remotes does not use.
    experiments: { optimization: { disableSnapshot: true, disableRemote: true, target: 'web' } },
  });
}
