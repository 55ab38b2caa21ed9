import webpack, { type Compilation, type Compiler, type Module } from 'webpack';
import { replaceRuntime, type RuntimePart } from './replaceRuntime.ts';

const { RuntimeGlobals } = webpack;

/**
 * Replaces webpack's 5 KB runtime for consuming shared modules by a dozen lines: a remote provides no shared modules
 * itself, uses the only version that its host has, and leaves the check of versions to the registry
 * (docs/adr/0012-small-containers.md). `init` and `get` stay webpack's, so that any Module Federation host can load it.
 * Unlike webpack's, a module that the host failed to provide is requested again at the next attempt.
 */
export class SmallContainerPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('SmallContainerPlugin', (compilation) => {
      // Uses names as ids: each occurs once in the entry, and chunks stay readable.
      compilation.hooks.chunkIds.tap('SmallContainerPlugin', (chunks) => {
        for (const chunk of chunks)
          if (chunk.name && !chunk.hasRuntime()) {
            chunk.id = chunk.name;
            chunk.ids = [chunk.name];
          }
      });
      compilation.hooks.moduleIds.tap('SmallContainerPlugin', (modules) => {
        for (const module of modules)
          if (module.type === 'consume-shared-module') compilation.chunkGraph.setModuleId(module, shareKeyOf(module));
      });
      replaceRuntime(compilation, {
        ConsumeSharedRuntimeModule: (part) => generateConsumes(part, compilation),
        // The remote adds no modules to the share scope passed to `init`.
        ShareRuntimeModule: () =>
          `${RuntimeGlobals.shareScopeMap} = {};\n${RuntimeGlobals.initializeSharing} = () => {};`,
      });
    });
  }
}

/** Name under which a host provides a shared module of a remote. */
export function shareKeyOf(module: Module): string {
  const key = (module as Module & { options?: { shareKey?: string } }).options?.shareKey;
  if (key === undefined) throw new Error('A shared module has no shareKey. Look how this version of webpack names it.');
  return key;
}

function generateConsumes(part: RuntimePart, compilation: Compilation): string {
  const byChunk = readConsumes(part, compilation);
  const names = [...new Set([...byChunk.values()].flat())].sort();
  // One bit per name needs a third of the size of a list.
  const table = [...byChunk].map(([chunk, taken]) => {
    const bits = taken.reduce((sum, name) => sum | (1n << BigInt(names.indexOf(name))), 0n);
    return `${JSON.stringify(chunk)}: 0x${bits.toString(16)}n`;
  });
  return `
const names = ${JSON.stringify(names.join(' '))}.split(" ");
const needed = { ${table.join()} };
const taken = {};
const take = async (name) => {
  const versions = Object.values(${RuntimeGlobals.shareScopeMap}.default?.[name] ?? {});
  const version = versions.find(({ loaded }) => loaded) ?? versions.at(-1);
  if (!version) throw new Error("The host does not provide " + name);
  version.loaded = 1;
  return version.get();
};
${RuntimeGlobals.ensureChunkHandlers}.consumes = (chunkId, promises) => names.forEach((name, index) => {
  if ((needed[chunkId] ?? 0n) >> BigInt(index) & 1n)
    promises.push(taken[name] ||= take(name).then(
      (factory) => { ${RuntimeGlobals.moduleFactories}[name] = (module) => { module.exports = factory(); }; },
      (error) => { delete taken[name]; throw error; },
    ));
});`;
}

/** By chunk: names of the modules that it takes from the host. */
function readConsumes({ chunk, chunkGraph }: RuntimePart, compilation: Compilation): Map<string, string[]> {
  const byChunk = new Map<string, string[]>();
  for (const each of chunk.getAllReferencedChunks()) {
    const taken = [...(chunkGraph.getChunkModulesIterableBySourceType(each, 'consume-shared') ?? [])].map(shareKeyOf);
    if (taken.length === 0) continue;
    if (each.canBeInitial())
      throw new Error(
        `The entry of ${compilation.outputOptions.uniqueName} imports ${taken.join(', ')} before a host can provide it. Import it where a page or widget begins.`,
      );
    byChunk.set(String(each.id), taken);
  }
  return byChunk;
}
