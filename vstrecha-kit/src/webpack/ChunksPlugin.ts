import { relative, sep } from 'node:path';
import webpack, { type Compilation, type Compiler } from 'webpack';
import { BUILT_CHUNKS, type BuiltChunks } from './builtParts.ts';
import { innerModules, shareKeyOf } from './modules.ts';
import { chunksOf } from './runtime/chunksOf.ts';

/** Writes which scripts load together, for budgets, preloads and build.json. */
export class ChunksPlugin {
  readonly #root: string;

  /** @param root folder that source files are relative to */
  constructor(root: string) {
    this.#root = root;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ChunksPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'ChunksPlugin', stage }, () =>
        compilation.emitAsset(BUILT_CHUNKS, new webpack.sources.RawSource(JSON.stringify(this.#read(compilation)))),
      );
    });
  }

  #read(compilation: Compilation): BuiltChunks {
    const { chunkGroups, chunkGraph, chunks } = compilation;
    const built: BuiltChunks = { groups: {}, imports: {}, takes: {}, sources: {}, ids: {} };
    const scripts = (files: Iterable<string>) => [...files].filter((file) => file.endsWith('.js'));
    for (const group of chunkGroups) {
      const files = scripts(group.getFiles());
      for (const { request } of group.origins) if (request) built.imports[request] = files;
      if (!group.name) continue;
      const modules = group.chunks.flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)]);
      const taken = modules.filter(({ type }) => type === 'consume-shared-module').map(shareKeyOf);
      const sources = modules.flatMap(innerModules).flatMap((module) => module.nameForCondition() ?? []);
      built.groups[group.name] = files;
      built.takes[group.name] = [...new Set(taken)].sort();
      built.sources[group.name] = sources
        .filter((file) => !file.includes('node_modules'))
        .map((file) => relative(this.#root, file).replaceAll(sep, '/'));
    }
    for (const { id, files } of chunks) for (const file of scripts(files)) built.ids[file] = id ?? '';
    const { list, later } = chunksOf(compilation);
    const [file] = scripts(list?.files ?? []);
    if (file !== undefined) built.later = { list: file, scripts: [...later].flatMap(({ files }) => scripts(files)) };
    return built;
  }
}
