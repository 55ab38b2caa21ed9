import { createRequire } from 'node:module';
import { join } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration } from 'webpack';
import { cacheFolder } from '../system/projectRoot.ts';
import type { BuildTarget, PackageInfo } from './buildTarget.ts';
import { OLDEST_BROWSERS } from './oldestBrowsers.ts';

const require = createRequire(import.meta.url);

/** Configuration shared by all browser builds: TypeScript, styles, fonts, minification, build cache. */
export function baseConfig(info: PackageInfo, { mode, outDir, devOrigin, reloads }: BuildTarget): Configuration {
  const isDevelopment = mode === 'development';
  const refreshes = isDevelopment && devOrigin !== undefined && reloads !== true;
  return {
    name: info.name,
    mode,
    context: info.dir,
    target: ['web', 'es2022'],
    devtool: isDevelopment ? 'cheap-module-source-map' : false,
    output: {
      path: outDir,
      clean: !isDevelopment,
      crossOriginLoading: 'anonymous',
      hashFunction: 'xxhash64',
      // A module that threw during evaluation must not stay cached half-initialised: a retry would get it.
      strictModuleErrorHandling: true,
      pathinfo: false,
    },
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          use: { loader: require.resolve('swc-loader'), options: swcOptions(refreshes) },
        },
        { test: /\.css$/, use: [MiniCssExtractPlugin.loader, require.resolve('css-loader')], sideEffects: true },
        { test: /\.(woff2|png|svg)$/, type: 'asset/resource' },
      ],
      // The types of react-router-dom know more names than the shell's router has.
      parser: { javascript: { exportsPresence: 'error' } },
    },
    plugins: [
      new MiniCssExtractPlugin({
        filename: 'assets/[name].[contenthash].css',
        chunkFilename: 'assets/[name].[contenthash].css',
      }),
      // Components alone: the loader turns CommonJS modules into ES modules, where assigning `module.exports` throws.
      ...(refreshes ? [new ReactRefreshPlugin({ overlay: false, library: info.name, include: /\.tsx$/ })] : []),
    ],
    optimization: {
      minimizer: [
        new TerserPlugin({
          extractComments: false,
          // The second pass saves 2 % of the framework: 1.4 KB of the login form.
          terserOptions: { compress: { passes: 2 }, format: { comments: false } },
        }),
        new CssMinimizerPlugin(),
      ],
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
    cache: {
      type: 'filesystem',
      cacheDirectory: join(cacheFolder(info.dir), 'webpack'),
      name: `${info.name}-${mode}`,
      buildDependencies: { config: [import.meta.filename] },
    },
  };
}

function swcOptions(refresh: boolean) {
  return {
    env: { targets: OLDEST_BROWSERS },
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      // `development` stays off, so that remotes of both modes import the same JSX runtime from the host.
      transform: { react: { runtime: 'automatic', development: false, refresh } },
      externalHelpers: false,
    },
  };
}
