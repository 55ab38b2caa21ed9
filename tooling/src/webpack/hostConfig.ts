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
    entry: { main: target.entry ?? ['./src/first-screen/startPreload.ts', './src/main.tsx'] },
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
        HOST_PROVIDES: JSON.stringify(target.provides ?? providedNames(info.dir)),
        ...UNUSED_OF_RUNTIME,
      }),
      ...(target.devOrigin === undefined
        ? [new IntegrityPlugin(), new ChunksPlugin(dirname(info.dir)), new LicencesPlugin()]
        : []),
      new HtmlPlugin({
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
            chunks: 'initial',
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
