import webpack, { type Compiler } from 'webpack';

/** What `ExposeFilesPlugin` writes beside the chunks: the scripts of each expose by its name. */
export const EXPOSE_FILES = 'exposes.json';

/**
 * Writes which scripts each expose needs. The plugin's own manifest names for an expose that another one imports also the scripts of that
 * other one, so that a host would fetch them for nothing.
 */
export class ExposeFilesPlugin {
  readonly #names: readonly string[];

  constructor(names: readonly string[]) {
    this.#names = names;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ExposeFilesPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'ExposeFilesPlugin', stage }, () => {
        const files = this.#names.map((name) => [
          name,
          (compilation.namedChunkGroups.get(name)?.getFiles() ?? []).filter((file) => file.endsWith('.js')),
        ]);
        compilation.emitAsset(EXPOSE_FILES, new webpack.sources.RawSource(JSON.stringify(Object.fromEntries(files))));
      });
    });
  }
}
