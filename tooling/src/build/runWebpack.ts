import webpack, { type Configuration } from 'webpack';

/** Runs one webpack build. @throws {Error} with webpack's own words when it has errors */
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
