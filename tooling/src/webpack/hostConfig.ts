import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import HtmlPlugin from 'html-webpack-plugin';
import { baseConfig } from 'vstrecha-kit/webpack/baseConfig';
import type { BuildTarget, PackageInfo } from 'vstrecha-kit/webpack/buildTarget';
import { LATER_SCRIPTS } from 'vstrecha-kit/webpack/builtParts';
import { ChunksPlugin } from 'vstrecha-kit/webpack/ChunksPlugin';
import { providedNames } from 'vstrecha-kit/webpack/exposes';
import { LicencesPlugin } from 'vstrecha-kit/webpack/LicencesPlugin';
import { IntegrityPlugin } from 'vstrecha-kit/webpack/runtime/IntegrityPlugin';
import webpack, { type Configuration } from 'webpack';
import { readBuiltRemotes } from './builtRemotes.ts';
import { installedVersions } from './installedVersions.ts';
import { pageTemplate } from './pageTemplate.ts';

/**
 * Flags that remove unused parts of the federation runtime: manifests and their preloads (the registry replaces them),
 * choosing between shared versions (the host has one of each, federation/load/runtime.ts), the fallback for disabled
 * remotes, loading in Node, and its debugging switch.
 */
const UNUSED_OF_RUNTIME = {
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
  FEDERATION_OPTIMIZE_NO_SHARED: 'true',
  FEDERATION_OPTIMIZE_NO_REMOTE: 'false',
  ENV_TARGET: JSON.stringify('web'),
  FEDERATION_DEBUG: JSON.stringify(''),
};

/** Short content hash in names: each further character would be repeated in two tables for every file. */
const HASH = '[contenthash:8]';

/** Name of the service worker's entry. */
const WORKER = 'worker';
const WORKER_ENTRY = { import: './src/worker/sw.ts', filename: 'sw.js', chunkLoading: false } as const;

/** The runtime's index has no side effects; marking it lets its exports be split over several chunks. */
const RUNTIME_LIST = { test: /@module-federation[\\/]runtime-core[\\/]dist[\\/]index\.js$/, sideEffects: false };

/**
 * The host, built without the federation plugin. It passes its own modules to the federation runtime, which loads after
 * the first screen (docs/architecture.md), so that the login form does not load it.
 */
export function hostConfig(info: PackageInfo, target: BuildTarget): Configuration {
  const base = baseConfig(info, target);
  return {
    ...base,
    entry: {
      main: target.entry ?? ['./src/first-screen/startPreload.ts', './src/main.tsx'],
      // One file at a fixed address, which loads no chunks.
      ...(target.devOrigin === undefined && { [WORKER]: { ...WORKER_ENTRY } }),
    },
    output: {
      ...base.output,
      publicPath: '/',
      filename: `assets/[name].${HASH}.js`,
      chunkFilename: `assets/[name].${HASH}.js`,
      assetModuleFilename: `assets/[name].${HASH}[ext]`,
      uniqueName: 'shell',
    },
    resolve: { ...base.resolve, alias: routerAlias(info.dir) },
    module: { ...base.module, rules: [...(base.module?.rules ?? []), RUNTIME_LIST] },
    plugins: [
      ...(base.plugins ?? []),
      new webpack.DefinePlugin({
        HOST_VERSIONS: JSON.stringify(installedVersions(info.dir)),
        HOST_BUILD: JSON.stringify(target.buildId),
        BUILT_REMOTES: JSON.stringify(readBuiltRemotes(dirname(info.dir))),
        WORKER_PAGES: JSON.stringify(workerPages(dirname(info.dir))),
        HOST_PROVIDES: JSON.stringify(target.provides ?? providedNames(info.dir)),
        ...UNUSED_OF_RUNTIME,
      }),
      ...(target.devOrigin === undefined
        ? [new IntegrityPlugin(), new ChunksPlugin(dirname(info.dir)), new LicencesPlugin()]
        : []),
      new HtmlPlugin({
        chunks: ['main'],
        templateContent: pageTemplate(info.dir, target.devOrigin !== undefined),
        scriptLoading: 'defer',
        minify: target.mode === 'production' ? { collapseWhitespace: true, removeComments: true } : false,
      }),
    ],
    optimization: {
      ...base.optimization,
      splitChunks: {
        chunks: 'async',
        cacheGroups: {
          // Changes only with the lockfile, so that returning visitors download only the shell's own code after a
          // release.
          framework: {
            name: 'framework',
            chunks: ({ name }) => name === 'main',
            test: /[\\/]node_modules[\\/]/,
            priority: 10,
            enforce: true,
          },
          // Loads with the main layout, unless lookAhead.ts has loaded it.
          laterScripts: { name: LATER_SCRIPTS, test: /[\\/]laterScripts\.ts$/, enforce: true },
        },
      },
    },
  };
}

/** First parts of the addresses of pages that open without a network: those of the workspace's remotes. */
function workerPages(workspace: string): string[] {
  const pages = Object.values(readBuiltRemotes(workspace)).flatMap((remote) => remote.pages);
  return ['', ...new Set(pages.map(({ path }) => path.split('/', 2)[1] ?? ''))];
}

/**
 * One router for all: `react-router-dom` resolves to the shell's facade, and the facade to the production build of
 * react-router, which the package's exports hide. One alias without the other would load two routers.
 */
function routerAlias(shellDir: string): Record<string, string> {
  const require = createRequire(join(shellDir, 'package.json'));
  const router = dirname(require.resolve('react-router/package.json'));
  return {
    'react-router-dom$': join(shellDir, 'src/federation/host/router.ts'),
    'react-router$': join(router, 'dist/production/index.mjs'),
  };
}
