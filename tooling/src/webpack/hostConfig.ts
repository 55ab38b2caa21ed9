import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import HtmlPlugin from 'html-webpack-plugin';
import { baseConfig } from 'vstrecha-kit/webpack/baseConfig';
import type { BuildTarget, PackageInfo } from 'vstrecha-kit/webpack/buildTarget';
import { ChunkLoaderPlugin } from 'vstrecha-kit/webpack/ChunkLoaderPlugin';
import { providedNames } from 'vstrecha-kit/webpack/exposes';
import { LicencesPlugin } from 'vstrecha-kit/webpack/LicencesPlugin';
import { SizesPlugin } from 'vstrecha-kit/webpack/SizesPlugin';
import webpack, { type Configuration } from 'webpack';
import { readBuiltRemotes } from './builtRemotes.ts';

/** Milliseconds. The shell has no other build to fall back to, so slow networks get webpack's default time. */
const CHUNK_TIME_LIMIT = 120_000;

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
        ? [
            new ChunkLoaderPlugin(CHUNK_TIME_LIMIT, 'main-layout'),
            new SizesPlugin(dirname(info.dir)),
            new LicencesPlugin(),
          ]
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

/** Installed versions of the shell's dependencies, by package name: compared with a remote's `requires` at run time. */
export function installedVersions(shellDir: string): Record<string, string> {
  const read = (file: string) =>
    JSON.parse(readFileSync(file, 'utf8')) as { version: string; dependencies: Record<string, string> };
  const names = Object.keys(read(join(shellDir, 'package.json')).dependencies);
  return Object.fromEntries(
    names.map((name) => [name, read(join(shellDir, 'node_modules', name, 'package.json')).version]),
  );
}

/**
 * The page. In development a hook keeps React's renderers for the refresh runtimes of remotes, which start after React
 * has registered itself and would otherwise find no renderer.
 */
function pageTemplate(shellDir: string, isDevelopmentServer: boolean): string {
  const page = readFileSync(join(shellDir, 'src/index.html'), 'utf8');
  return isDevelopmentServer ? page.replace('</head>', `<script>${RENDERERS_HOOK}</script></head>`) : page;
}

const RENDERERS_HOOK = `window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers: new Map(), supportsFiber: true, checkDCE() {}, onScheduleFiberRoot() {}, onCommitFiberRoot() {}, onCommitFiberUnmount() {},
  inject(renderer) { const id = this.renderers.size + 1; this.renderers.set(id, renderer); return id; },
};`;
