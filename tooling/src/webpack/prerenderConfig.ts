import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import HtmlPlugin from 'html-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import type { BuildTarget, PackageInfo } from './buildTarget.ts';
import { ChunkLoaderPlugin } from './ChunkLoaderPlugin.ts';
import { hostConfig } from './hostConfig.ts';
import { BEFORE_SCRIPTS_FILE, DRAWING_FILE, LOOK_AHEAD_FILE } from './partFiles.ts';

/**
 * The host's sources for Node: one file that draws the pages of guests. Everything else is as in the browser's build, above all which modules
 * are found under a name, since the drawn page and what hydrates it must be the same.
 */
export function prerenderConfig(info: PackageInfo, target: BuildTarget): Configuration {
  const host = hostConfig(info, target);
  return {
    ...host,
    name: 'prerender',
    target: ['node', 'es2022'],
    entry: { main: './src/drawGuestPages.tsx' },
    output: { ...host.output, filename: DRAWING_FILE, library: { type: 'commonjs2' } },
    // What comes later in the browser, comes at once: nothing is fetched.
    module: { ...host.module, parser: { javascript: { dynamicImportMode: 'eager' } } },
    plugins: withoutPage(host),
    optimization: { minimize: false },
    cache: cacheOf(host, 'prerender'),
  };
}

/** The script that stands in those pages themselves. */
export function beforeScriptsConfig(info: PackageInfo, target: BuildTarget): Configuration {
  return scriptConfig(hostConfig(info, target), 'beforeScripts', BEFORE_SCRIPTS_FILE);
}

/** The script that comes first in the page for who has a session. */
export function lookAheadConfig(info: PackageInfo, target: BuildTarget): Configuration {
  return scriptConfig(hostConfig(info, target), 'lookAhead', LOOK_AHEAD_FILE);
}

function scriptConfig(host: Configuration, name: string, filename: string): Configuration {
  return {
    ...host,
    name,
    entry: { main: `./src/first-screen/${name}.ts` },
    output: { ...host.output, filename },
    plugins: withoutPage(host),
    optimization: { minimizer: host.optimization?.minimizer },
    cache: cacheOf(host, name),
  };
}

/**
 * The host as it would be if it asked who is logged in only when the scripts are there, and one question after the other, and for what a page
 * takes from it only when the page's scripts run: to measure what the rest gives (docs/performance.md), not to be deployed.
 */
export function lateConfig(info: PackageInfo, target: BuildTarget): Configuration {
  const host = hostConfig(info, target);
  const folder = join(dirname(info.dir), '.cache/late');
  mkdirSync(folder, { recursive: true });
  const replacements = ['askEarly', 'fetchBeside', 'prepareProvided'].map((name) => {
    const nothing = join(folder, `${name}.ts`);
    writeFileSync(nothing, `export function ${name}() {}\n`);
    return new webpack.NormalModuleReplacementPlugin(new RegExp(`^\\./${name}$`), nothing);
  });
  return {
    ...host,
    name: 'late',
    plugins: [...(host.plugins ?? []), ...replacements],
    cache: cacheOf(host, 'late'),
  };
}

function withoutPage({ plugins = [] }: Configuration): Configuration['plugins'] {
  return plugins.filter((plugin) => !(plugin instanceof HtmlPlugin || plugin instanceof ChunkLoaderPlugin));
}

function cacheOf({ cache }: Configuration, name: string): Configuration['cache'] {
  return typeof cache === 'object' && cache.type === 'filesystem' ? { ...cache, name } : cache;
}
