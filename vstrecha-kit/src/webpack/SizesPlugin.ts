import { relative, sep } from 'node:path';
import webpack, { type Chunk, type Compilation, type Compiler, type Module } from 'webpack';
import { BUILT_SIZES, type BuiltSizes } from './builtParts.ts';
import { innerModules } from './innerModules.ts';
import { shareKeyOf } from './SmallContainerPlugin.ts';

/** Writes which scripts load together and their modules, to check budgets. */
export class SizesPlugin {
  readonly #root: string;

  /** @param root folder that module names are relative to */
  constructor(root: string) {
    this.#root = root;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('SizesPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'SizesPlugin', stage }, () =>
        compilation.emitAsset(BUILT_SIZES, new webpack.sources.RawSource(JSON.stringify(this.#read(compilation)))),
      );
    });
  }

  #read(compilation: Compilation): BuiltSizes {
    const sizes: BuiltSizes = { groups: {}, imports: {}, takes: {}, modules: {} };
    for (const group of compilation.chunkGroups) {
      const files = group.getFiles().filter(isScript);
      for (const { request } of group.origins) if (request) sizes.imports[request] = files;
      if (!group.name) continue;
      sizes.groups[group.name] = files;
      sizes.takes[group.name] = [...new Set(group.chunks.flatMap((chunk) => takenBy(chunk, compilation)))].sort();
    }
    for (const { name, info } of compilation.getAssets())
      if (typeof info.comesWith === 'string') sizes.groups[info.comesWith]?.push(name);
    for (const chunk of compilation.chunks)
      for (const file of [...chunk.files].filter(isScript)) sizes.modules[file] = this.#modulesOf(chunk, compilation);
    return sizes;
  }

  #modulesOf(chunk: Chunk, { chunkGraph }: Compilation): Record<string, number> {
    const modules: Record<string, number> = {};
    for (const module of [...chunkGraph.getChunkModulesIterable(chunk)].flatMap(innerModules)) {
      const size = module.size('javascript');
      if (size > 0) modules[this.#nameOf(module)] = size;
    }
    return modules;
  }

  #nameOf(module: Module): string {
    const file = module.nameForCondition();
    if (file === null) return module.identifier();
    return file.includes('node_modules')
      ? file.slice(file.lastIndexOf('node_modules') + 'node_modules/'.length).replaceAll(sep, '/')
      : relative(this.#root, file).replaceAll(sep, '/');
  }
}

function takenBy(chunk: Chunk, { chunkGraph }: Compilation): string[] {
  return [...(chunkGraph.getChunkModulesIterableBySourceType(chunk, 'consume-shared') ?? [])].map(shareKeyOf);
}

function isScript(file: string): boolean {
  return file.endsWith('.js');
}
