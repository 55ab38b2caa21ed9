import HtmlPlugin from 'html-webpack-plugin';
import type { BuildTarget, PackageInfo } from 'vstrecha-kit/webpack/buildTarget';
import { BEFORE_SCRIPTS_FILE, DRAWING_FILE, LOOK_AHEAD_FILE } from 'vstrecha-kit/webpack/builtParts';
import { LicencesPlugin } from 'vstrecha-kit/webpack/LicencesPlugin';
import { IntegrityPlugin } from 'vstrecha-kit/webpack/runtime/IntegrityPlugin';
import type { Configuration } from 'webpack';
import { hostConfig } from './hostConfig.ts';

/**
 * The host's sources for Node: one file that prerenders guest pages. Everything else is as in the browser build, above
 * all module resolution, because the prerendered page and the hydrating code must match.
 */
export function prerenderConfig(info: PackageInfo, target: BuildTarget): Configuration {
  const host = hostConfig(info, target);
  return {
    ...host,
    name: 'prerender',
    target: ['node', 'es2022'],
    entry: { main: './src/first-screen/drawGuestPages.tsx' },
    output: { ...host.output, filename: DRAWING_FILE, library: { type: 'commonjs2' } },
    // Bundles dynamic imports into the one file.
    module: { ...host.module, parser: { javascript: { dynamicImportMode: 'eager' } } },
    plugins: withoutPage(host),
    optimization: { minimize: false },
    cache: cacheOf(host, 'prerender'),
  };
}

/** The inline script of guest pages. */
export function beforeScriptsConfig(info: PackageInfo, target: BuildTarget): Configuration {
  return scriptConfig(hostConfig(info, target), 'beforeScripts', BEFORE_SCRIPTS_FILE);
}

/** The first script of the page for users with a session. */
export function lookAheadConfig(info: PackageInfo, target: BuildTarget): Configuration {
  return scriptConfig(hostConfig(info, target), 'preloadPage', LOOK_AHEAD_FILE);
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

function withoutPage({ plugins = [] }: Configuration): Configuration['plugins'] {
  const ofPage = [HtmlPlugin, IntegrityPlugin, LicencesPlugin];
  return plugins.filter((plugin) => !ofPage.some((kind) => plugin instanceof kind));
}

function cacheOf({ cache }: Configuration, name: string): Configuration['cache'] {
  return typeof cache === 'object' && cache.type === 'filesystem' ? { ...cache, name } : cache;
}
