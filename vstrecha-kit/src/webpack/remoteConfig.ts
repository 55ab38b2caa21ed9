import { dirname } from 'node:path';
import type { Configuration } from 'webpack';
import { baseConfig } from './baseConfig.ts';
import type { BuildTarget, PackageInfo } from './buildTarget.ts';
import { ChunksPlugin } from './ChunksPlugin.ts';
import { readExposes } from './exposes.ts';
import { federationPlugin } from './federationPlugin.ts';
import { LicencesPlugin } from './LicencesPlugin.ts';
import { ProvidedModulesPlugin } from './ProvidedModulesPlugin.ts';
import { IntegrityPlugin } from './runtime/IntegrityPlugin.ts';

/** Never bundled into a remote: the host provides these as singletons. A trailing slash means all subpaths. */
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

/** Milliseconds, after which the page retries or uses another build. */
const CHUNK_TIME_LIMIT = 10_000;

/** A remote: its exposes and its own code, without the host's modules. */
export function remoteConfig(info: PackageInfo, target: BuildTarget): Configuration {
  const base = baseConfig(info, target);
  const container = info.name.replaceAll('-', '_');
  const hash = target.buildId.replace(/^.*-/, '');
  return {
    ...base,
    entry: {},
    output: {
      ...base.output,
      publicPath: target.devOrigin ? `${target.devOrigin}/` : 'auto',
      filename: '[name].[contenthash].js',
      // Each build has its own folder, so one hash for all chunks suffices; it keeps the entry small, which names each
      // chunk.
      chunkFilename: `[name].${hash}.js`,
      assetModuleFilename: '[name].[contenthash][ext]',
      chunkLoadTimeout: CHUNK_TIME_LIMIT,
      // Two builds of one remote can run in one page after a release or a rollback; with the same name they would run
      // each other's chunks.
      uniqueName: `${container}_${target.buildId.replace(/\W/g, '_')}`,
    },
    plugins: [
      ...(base.plugins ?? []),
      federationPlugin(info, {
        name: container,
        filename: target.devOrigin ? 'remoteEntry.js' : `remoteEntry.${hash}.js`,
        exposes: Object.fromEntries(
          Object.entries(readExposes(info.dir)).map(([name, file]) => [`./${name}`, { import: file, name }]),
        ),
        shared: Object.fromEntries(
          FROM_HOST.map((name) => [name, { import: false, singleton: true, requiredVersion: false as const }]),
        ),
      }),
      ...(target.devOrigin ? [] : [new IntegrityPlugin(), new ChunksPlugin(dirname(info.dir)), new LicencesPlugin()]),
      new ProvidedModulesPlugin(target.provides ?? {}),
    ],
    optimization: {
      ...base.optimization,
      splitChunks: {
        chunks: 'async',
        minSize: 10_000,
        // Modules of the host produce no file: chunks that contain only these would merely add names to the entry.
        defaultSizeTypes: ['javascript', 'unknown', 'consume-shared'],
      },
    },
  };
}
