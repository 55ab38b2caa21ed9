import webpack, { type Compiler } from 'webpack';
import { EXPOSE_FILES } from './builtParts.ts';

/** Writes the list of scripts that each expose needs, so that a host can fetch them in parallel with the entry. */
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
