import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration } from 'webpack';
import type { BuildTarget, ConfigFactory } from './buildTarget.ts';
import { createConfig } from './createConfig.ts';

/** The webpack configuration of a package: the default export of its webpack.config.ts, or that of remotes. */
export async function loadConfig(packageDir: string): Promise<ConfigFactory> {
  const file = path.join(packageDir, 'webpack.config.ts');
  if (!existsSync(file)) return createConfig(packageDir);
  return ((await import(pathToFileURL(file).href)) as { default: ConfigFactory }).default;
}

/** Builds a package with its own configuration. @throws {Error} with webpack's message when the build fails */
export async function bundle(packageDir: string, target: BuildTarget): Promise<void> {
  const config = await loadConfig(packageDir);
  await runWebpack(config(target));
}

/** Runs one webpack build. @throws {Error} with webpack's message when the build fails */
export async function runWebpack(configuration: Configuration): Promise<void> {
  const compiler = webpack(configuration);
  if (!compiler) throw new Error('webpack gave no compiler for this configuration.');
  try {
    const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) =>
      compiler.run((error, result) => (error ? reject(error) : resolve(result))),
    );
    if (!stats || stats.hasErrors())
      throw new Error(stats?.toString({ preset: 'errors-only', colors: false }) ?? 'webpack gave no result.');
  } finally {
    await new Promise<void>((resolve) => compiler.close(() => resolve()));
  }
}
