import { dirname, join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { baseConfig } from './baseConfig.ts';
import type { BuildTarget, PackageInfo } from './buildTarget.ts';
import { ExposeFilesPlugin } from './ExposeFilesPlugin.ts';
import { readExposes, readProvidedModules, readProvidedNames } from './exposes.ts';
import { ProvidedModulesPlugin } from './ProvidedModulesPlugin.ts';

/** What a remote never carries: the host provides it as singletons. A name that ends in a slash means all subpaths. */
const FROM_HOST = [
  'react',
  'react/',
  'react-dom',
  'react-router-dom',
  'swr',
  'swr/',
  'jotai',
  'jotai/',
  'styled-components',
  'formik',
  'yup',
  'shared-ui/',
  'shared-api/',
];

/** A remote: its exposes and its own code, nothing that the host has. */
export function remoteConfig(info: PackageInfo, target: BuildTarget): Configuration {
  const base = baseConfig(info, target);
  const container = info.name.replaceAll('-', '_');
  const shellDir = join(dirname(info.dir), 'shell');
  return {
    ...base,
    entry: {},
    output: {
      ...base.output,
      publicPath: target.devOrigin ? `${target.devOrigin}/` : 'auto',
      filename: '[name].[contenthash].js',
      chunkFilename: '[name].[contenthash].js',
      assetModuleFilename: '[name].[contenthash][ext]',
      // Two builds of one remote meet in one page after a release or a rollback; with one name they would run each
      // other's chunks.
      uniqueName: `${container}_${target.buildId.replace(/\W/g, '_')}`,
    },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: container,
        filename: target.devOrigin ? 'remoteEntry.js' : 'remoteEntry.[contenthash].js',
        exposes: Object.fromEntries(
          Object.entries(readExposes(info.dir)).map(([name, file]) => [`./${name}`, { import: file, name }]),
        ),
        shared: Object.fromEntries(
          FROM_HOST.map((name) => [name, { import: false, singleton: true, requiredVersion: false as const }]),
        ),
        manifest: true,
        dts: false,
        experiments: { externalRuntime: true },
      }),
      new ExposeFilesPlugin(Object.keys(readExposes(info.dir))),
      new ProvidedModulesPlugin(readProvidedModules(shellDir), readProvidedNames(shellDir)),
    ],
    optimization: { ...base.optimization, splitChunks: { chunks: 'async', minSize: 10_000 } },
  };
}
