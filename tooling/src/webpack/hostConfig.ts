import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import HtmlPlugin from 'html-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import type { ModuleNames } from 'shared-api/needs';
import { baseConfig } from './baseConfig.ts';
import type { BuildTarget, PackageInfo } from './buildTarget.ts';
import { ChunkLoaderPlugin } from './ChunkLoaderPlugin.ts';
import { readProvidedModules, readProvidedNames } from './exposes.ts';
import { SizesPlugin } from './SizesPlugin.ts';

/** Milliseconds. There is no other build to fall back to, so that a slow line has all the time that webpack usually gives. */
const CHUNK_TIME_LIMIT = 120_000;

/**
 * What the federation runtime leaves out when it is told that nobody uses it: manifests and their preloads (the registry says what they would
 * say), choosing between versions of what is shared (the host has one of each, federation/runtime.ts), what stands in when remotes are switched off,
 * loading in Node, and a switch for its own debugging.
 */
const UNUSED_OF_RUNTIME = {
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
  FEDERATION_OPTIMIZE_NO_SHARED: 'true',
  FEDERATION_OPTIMIZE_NO_REMOTE: 'false',
  ENV_TARGET: JSON.stringify('web'),
  FEDERATION_DEBUG: JSON.stringify(''),
};

/** Names carry so much of their files' hashes: each character more of it would stand in two tables for each file. */
const HASH = '[contenthash:8]';

/** Characters of a digest: 60 bits, for the dozens of shells that are ever released. */
const DIGEST_LENGTH = 10;

/** Files of the runtime that are left out as a whole: what stands in their place says why. */
const LEFT_OUT_OF_RUNTIME = /(^|\/)(preload|SnapshotHandler|generate-preload-assets|shared\/index)\.js$/;

/** Those among them that the flags switch off. */
const SWITCHED_OFF = /(generate-preload-assets|shared\/index)\.js$/;

/** The list of what the runtime exports does nothing itself: who imports one thing of it need not stand in one file with all others. */
const RUNTIME_LIST = { test: /@module-federation[\\/]runtime-core[\\/]dist[\\/]index\.js$/, sideEffects: false };

/**
 * The host: built without the federation plugin. It hands its own modules to the federation runtime, which it loads
 * after the first screen (docs/architecture.md), so that the login form loads nothing of it.
 */
export function hostConfig(info: PackageInfo, target: BuildTarget): Configuration {
  const base = baseConfig(info, target);
  return {
    ...base,
    entry: { main: target.entry ?? ['./src/first-screen/beginAhead.ts', './src/main.tsx'] },
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
        HOST_DIGEST: JSON.stringify(target.provides && digestOf(target.provides, installedVersions(info.dir))),
        HOST_BUILD: JSON.stringify(target.buildId),
        HOST_PROVIDES: JSON.stringify(target.provides ?? providedNames(info.dir)),
        ...UNUSED_OF_RUNTIME,
      }),
      new webpack.NormalModuleReplacementPlugin(LEFT_OUT_OF_RUNTIME, (asked) => {
        if (/@module-federation[\\/]runtime-core/.test(asked.context))
          asked.request = join(import.meta.dirname, 'left-out', standInFor(asked.request));
      }),
      ...(target.devOrigin === undefined
        ? [new ChunkLoaderPlugin(CHUNK_TIME_LIMIT, 'main-layout'), new SizesPlugin(dirname(info.dir))]
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
          // Changes only with the lockfile, so that a deployed shell costs returning visitors its own code alone.
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

function standInFor(file: string): string {
  return SWITCHED_OFF.test(file) ? 'switchedOff.js' : basename(file);
}

/**
 * One router for all: `react-router-dom` leads to the shell's facade, and the facade to the production build of
 * react-router, which the package's own exports hide. One without the other would load two routers.
 */
function routerAlias(shellDir: string): Record<string, string> {
  const require = createRequire(join(shellDir, 'package.json'));
  const router = dirname(require.resolve('react-router/package.json'));
  return {
    'react-router-dom$': join(shellDir, 'src/federation/router.ts'),
    'react-router$': join(router, 'dist/production/index.mjs'),
  };
}

/**
 * Versions of what the shell has installed, by package name: what a remote's `requires` is held against at run time.
 */
export function installedVersions(shellDir: string): Record<string, string> {
  const read = (file: string) =>
    JSON.parse(readFileSync(file, 'utf8')) as { version: string; dependencies: Record<string, string> };
  const names = Object.keys(read(join(shellDir, 'package.json')).dependencies);
  return Object.fromEntries(
    names.map((name) => [name, read(join(shellDir, 'node_modules', name, 'package.json')).version]),
  );
}

/** Short for all that builds are judged by: shells with the same digest can run the same builds. */
export function digestOf(provides: ModuleNames, versions: Readonly<Record<string, string>>): string {
  return createHash('sha256')
    .update(JSON.stringify([provides, versions]))
    .digest('base64url')
    .slice(0, DIGEST_LENGTH);
}

/** What the shell provides when types are not compared: the dev server, the benchmark's bundles. */
function providedNames(shellDir: string): ModuleNames {
  const facades = readProvidedNames(shellDir);
  return Object.fromEntries(
    [...readProvidedModules(shellDir)].map((module) => [
      module,
      Object.fromEntries([...(facades.get(module) ?? ['*'])].map((name) => [name, ''])),
    ]),
  );
}

/**
 * The page. In development React's renderers are kept where the refresh runtimes of remotes find them: those start
 * after React has introduced itself, and would otherwise have nothing to refresh.
 */
function pageTemplate(shellDir: string, isDevelopmentServer: boolean): string {
  const page = readFileSync(join(shellDir, 'src/index.html'), 'utf8');
  return isDevelopmentServer ? page.replace('</head>', `<script>${RENDERERS_HOOK}</script></head>`) : page;
}

const RENDERERS_HOOK = `window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers: new Map(), supportsFiber: true, checkDCE() {}, onScheduleFiberRoot() {}, onCommitFiberRoot() {}, onCommitFiberUnmount() {},
  inject(renderer) { const id = this.renderers.size + 1; this.renderers.set(id, renderer); return id; },
};`;
